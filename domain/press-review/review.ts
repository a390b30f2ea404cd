import type { Day } from '../newsstand.ts';
import type { Clip, ClipText } from './clip.ts';

/** A clip in a review. */
export type ReviewClip = {
  id: number;
  /** The press office's note; empty for none. */
  note: string;
};

/** A part of a review under a heading. Its `id` stays the same as long as the review exists. */
export type ReviewChapter = { id: string; title: string; clips: readonly ReviewClip[] };

/** The press review of a day. A desk (a licence's workspace on one paper) has one a day, which all its people edit. */
export type Review = {
  day: Day;
  /** Grows at every change; 0 if the review has not been begun. */
  version: number;
  title: string;
  /** Summary of the day in a few sentences, for recipients who read nothing else; empty for none. */
  abstract: string;
  chapters: readonly ReviewChapter[];
  updatedAt: string | null;
  /** Name of the person who changed it last; null after a change by a saved search, or before any change. */
  updatedBy: string | null;
};

/** A review with the data of its clips. An article that was withdrawn since is missing in `clips`. */
export type ReviewWithClips = { review: Review; clips: readonly Clip[] };

/** A review with its texts, which can also be read offline. */
export type ReadableReview = { review: Review; clips: readonly ClipText[] };

/** The changes of a review that a reader saves. */
export type ReviewChange = Pick<Review, 'day' | 'version' | 'title' | 'abstract' | 'chapters'>;

/**
 * What is exported, sent or shared: the review of a day or, with `clips`, the clips selected in the table, in
 * the order of `clips`, dated with that day.
 */
export type ReviewContent = { day: Day; clips?: readonly number[] };

export const EXPORT_FORMATS = ['pdf', 'zip', 'json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Title of a chapter that was given none. */
export const DEFAULT_CHAPTER_TITLE = 'Primo piano';

export const MAX_CHAPTERS = 40;
export const MAX_NOTE = 600;
export const MAX_ABSTRACT = 3000;
export const MAX_TITLE = 120;

/** Every clip of a review, in its order. */
export const clipsOfReview = ({ chapters }: Pick<Review, 'chapters'>): ReviewClip[] =>
  chapters.flatMap(({ clips }) => clips);
