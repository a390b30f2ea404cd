import type { Day } from '../newsstand.ts';
import type { Clip, ClipText } from './clip.ts';

/** A clip as it was put into a review. */
export type ReviewClip = {
  id: number;
  /** What the press office says of it; empty for nothing. */
  note: string;
};

/** A part of a review under a heading. `id` names it for as long as the review is. */
export type ReviewChapter = { id: string; title: string; clips: readonly ReviewClip[] };

/** What a press office makes of a day: one for a licence and a day, whoever of its seats works on it. */
export type Review = {
  day: Day;
  /** Grows at every change; 0 of one that nobody has begun. */
  version: number;
  title: string;
  /** The day in a few sentences, for who reads nothing else; empty for none. */
  abstract: string;
  chapters: readonly ReviewChapter[];
  updatedAt: string | null;
  /** Who changed it last, by name; null where a saved search did, or nobody. */
  updatedBy: string | null;
};

/** A review with what its clips are. One that was withdrawn since is in no clips. */
export type ReviewDraft = { review: Review; clips: readonly Clip[] };

/** A review to be read, without a network too. */
export type ReadableReview = { review: Review; clips: readonly ClipText[] };

/** What a reader changes of a review. */
export type ReviewChange = Pick<Review, 'day' | 'version' | 'title' | 'abstract' | 'chapters'>;

/**
 * What is exported, sent or shown: the review of a day, or, with `clips`, a selection from the table in its own order,
 * under the date of that day.
 */
export type ReviewSource = { day: Day; clips?: readonly number[] };

export const EXPORT_FORMATS = ['pdf', 'zip', 'json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The heading of clips that were put in without one. */
export const FIRST_CHAPTER = 'Primo piano';

export const MAX_CHAPTERS = 40;
export const MAX_NOTE = 600;
export const MAX_ABSTRACT = 3000;
export const MAX_TITLE = 120;

/** Every clip of a review, in its order. */
export const clipsOfReview = ({ chapters }: Pick<Review, 'chapters'>): ReviewClip[] =>
  chapters.flatMap(({ clips }) => clips);
