import { longDate } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import { oneLine, visibleWords } from '../validation/free-words.ts';
import type { ReviewContents } from './edit-review.ts';
import { DEFAULT_CHAPTER_TITLE } from './review.ts';

/** Title of a review without one. */
export const defaultReviewTitle = (day: Day): string => `Rassegna stampa di ${longDate(day)}`;

const cleanText = (text: string): string => visibleWords(text).trim();

/**
 * The contents of a review as the server stores them: without invalid characters and spaces at the ends, and with a
 * default heading where one is missing.
 */
export const cleanReview = ({ title, abstract, chapters }: ReviewContents, day: Day): ReviewContents => ({
  title: oneLine(title) || defaultReviewTitle(day),
  abstract: cleanText(abstract),
  chapters: chapters.map((chapter) => ({
    id: chapter.id,
    title: oneLine(chapter.title) || DEFAULT_CHAPTER_TITLE,
    clips: chapter.clips.map(({ id, note }) => ({ id, note: cleanText(note) })),
  })),
});
