import { FIRST_CHAPTER, type ReviewChange } from '#domain/press-review/review.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { reviewStrings } from './review-strings.ts';

export const lineOf = (text: string): string => visibleWords(text.replace(/\p{Cc}/gu, ' ')).trim();

const linesOf = (text: string): string => visibleWords(text).trim();

/** A review as it is stored: without invalid characters, and with a default heading where one is missing. */
export const cleanReview = ({ title, abstract, chapters, ...rest }: ReviewChange): ReviewChange => ({
  ...rest,
  title: lineOf(title) || reviewStrings.title(rest.day),
  abstract: linesOf(abstract),
  chapters: chapters.map((chapter) => ({
    id: chapter.id,
    title: lineOf(chapter.title) || FIRST_CHAPTER,
    clips: chapter.clips.map(({ id, note }) => ({ id, note: linesOf(note) })),
  })),
});
