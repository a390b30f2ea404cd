import { FIRST_CHAPTER, type ReviewChange } from '#domain/press-review/review.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { reviewStrings } from './review-strings.ts';

export const lineOf = (text: string): string => visibleWords(text.replace(/\p{Cc}/gu, ' ')).trim();

const linesOf = (text: string): string => visibleWords(text).trim();

/** A review as it is written down: without signs that cannot be, and with a heading wherever there was none. */
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
