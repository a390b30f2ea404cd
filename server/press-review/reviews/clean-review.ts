import { DEFAULT_CHAPTER_TITLE, type ReviewChange } from '#domain/press-review/review.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { reviewStrings } from './review-strings.ts';

export const cleanLine = (text: string): string => visibleWords(text.replace(/\p{Cc}/gu, ' ')).trim();

const cleanText = (text: string): string => visibleWords(text).trim();

/** A review as it is stored: without invalid characters, and with a default heading where one is missing. */
export const cleanReview = ({ title, abstract, chapters, ...rest }: ReviewChange): ReviewChange => ({
  ...rest,
  title: cleanLine(title) || reviewStrings.title(rest.day),
  abstract: cleanText(abstract),
  chapters: chapters.map((chapter) => ({
    id: chapter.id,
    title: cleanLine(chapter.title) || DEFAULT_CHAPTER_TITLE,
    clips: chapter.clips.map(({ id, note }) => ({ id, note: cleanText(note) })),
  })),
});
