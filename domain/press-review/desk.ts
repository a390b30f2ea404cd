import type { Sigla } from '../brands/brand.ts';

/** Filters of a press office's search. Empty or null matches any. */
export type ClipFilters = {
  /** Search words for the text, in the search's query syntax. */
  text: string;
  newspapers: readonly Sigla[];
  /** Name of the edition. */
  edition: string | null;
  section: string | null;
  author: string;
  page: number | null;
};

/** A saved search, which adds the clips it finds to each day's review. */
export type SavedSearch = {
  /** 0 if it is not saved yet. */
  id: number;
  name: string;
  filters: ClipFilters;
  /** The chapter that its clips are added to. */
  chapter: string;
  active: boolean;
  /** When it last ran, and the number of clips it added on that day; null before the first run. */
  lastRun: { at: string; added: number } | null;
};

/** When the review is sent, and to whom. */
export type DeskSettings = {
  /** Time by which it has to be sent, in Rome, `HH:MM`; null without a deadline. */
  deadline: string | null;
  /** Weekdays with a deadline; Sunday is 0. */
  weekdays: readonly number[];
  /** Whether it is sent automatically at the deadline. */
  automatic: boolean;
  /** Groups that it is sent to; empty for all recipients. */
  groups: readonly string[];
  /** Whether a day without clips gets a mail that says so, instead of none. */
  tellWhenEmpty: boolean;
  /** The name in the licence line. */
  licensee: string;
};

/** The people who work under the licence. */
export type Licence = {
  /** Number of people it is for; null if it belongs to a single account. */
  seats: number | null;
  people: readonly { name: string; you: boolean }[];
};

export type DeskState = {
  settings: DeskSettings;
  /** Changes with the settings. A change that was made from another version is refused. */
  version: string;
  licence: Licence;
  groups: readonly string[];
};

export const MAX_SEARCHES = 50;
