import type { Sigla } from '../brands/brand.ts';
import type { Day } from '../newsstand.ts';

/** An article as the press review lists it: once, even if several local editions print it. PRS-01 */
export type Clip = {
  /** Id of the article. */
  id: number;
  newspaper: Sigla;
  /** Name of the edition that it is taken from: the national one, or the first that prints it. */
  edition: string;
  /** Names of the other editions that print it. */
  alsoIn: readonly string[];
  date: Day;
  title: string;
  /** Byline of the article; empty if it is unsigned. */
  author: string;
  page: number | null;
  section: string;
};

/** Clips of a period, ordered by newspaper, date and page. */
export type ClipList = {
  from: Day;
  to: Day;
  clips: readonly Clip[];
  /** Whether the list was cut because there are too many clips; a shorter period shows all. */
  cut: boolean;
  /** When the last of their issues was imported or corrected. */
  updatedAt: string | null;
  /** The nearest days with a review before and after; null if there is none. */
  previous: Day | null;
  next: Day | null;
  /** The last day with a review. */
  last: Day | null;
};

/** A clip with its text. */
export type ClipText = Clip & {
  kicker: string | null;
  subtitle: string | null;
  /** Clean HTML: the whole text, or the free part. */
  body: string;
  /** Whether the licence does not open the whole text. ROL-06 */
  partial: boolean;
  copyright: string | null;
  /** Its address on the newsstand of its own paper. */
  url: string;
};

/** Maximum numbers of clips: in one answer, and in one document. */
export const MAX_CLIPS = 5000;
export const MAX_REVIEW_CLIPS = 300;

/** The longest period that can be listed at once, in days. */
export const MAX_PERIOD_DAYS = 31;

const DAY_MS = 86_400_000;

/** Whether the days of a period are in order, and the period is not too long. */
export function isPeriod({ from, to }: Pick<ClipList, 'from' | 'to'>): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < MAX_PERIOD_DAYS;
}
