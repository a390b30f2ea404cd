import type { Sigla } from '../brands/brand.ts';
import type { Day } from '../newsstand.ts';

/** An article as the press review lists it: once, however many local editions print it. PRS-01 */
export type Clip = {
  /** Of the article. */
  id: number;
  newspaper: Sigla;
  /** Name of the edition it is taken from: the national one, or the first that prints it. */
  edition: string;
  /** Names of the further editions that print it. */
  alsoIn: readonly string[];
  date: Day;
  title: string;
  /** As it is signed; empty where nobody signs. */
  author: string;
  page: number | null;
  section: string;
};

/** Clips of some days, in the order of newspaper, date and page. */
export type ClipList = {
  from: Day;
  to: Day;
  clips: readonly Clip[];
  /** There are more of them than anybody looks through: a shorter period shows all. */
  cut: boolean;
  /** When the last of their issues came in or was corrected. */
  updatedAt: string | null;
  /** The nearest days with a review before and after; null where there is none. */
  previous: Day | null;
  next: Day | null;
  /** The last day with a review. */
  last: Day | null;
};

/** A clip to be read. */
export type ClipText = Clip & {
  kicker: string | null;
  subtitle: string | null;
  /** Clean HTML: the whole text, or the part that everybody may read. */
  body: string;
  /** The licence does not open the whole text. ROL-06 */
  partial: boolean;
  copyright: string | null;
  /** On its own paper's newsstand. */
  url: string;
};

/** The most clips that are told at once, and that a document holds. */
export const MAX_CLIPS = 5000;
export const MAX_REVIEW_CLIPS = 300;

/** The longest period that is looked through at once, in days. */
export const MAX_PERIOD_DAYS = 31;

const DAY_MS = 86_400_000;

/** Whether days are in order, and not more than are looked through at once. */
export function isPeriod({ from, to }: Pick<ClipList, 'from' | 'to'>): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < MAX_PERIOD_DAYS;
}
