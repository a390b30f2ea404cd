import type { Sigla } from '../brands/brand.ts';

/** What a press office looks for. Empty or null means any. */
export type ClipFilters = {
  /** Words of the text, as a search takes them. */
  text: string;
  newspapers: readonly Sigla[];
  /** By its name. */
  edition: string | null;
  section: string | null;
  author: string;
  page: number | null;
};

/** Fills the review of each day with what it finds. */
export type SavedSearch = {
  /** 0 of one that is still to be saved. */
  id: number;
  name: string;
  filters: ClipFilters;
  /** The chapter that its clips are put into. */
  chapter: string;
  active: boolean;
  /** When it last looked, and how many clips it put in on that day; null before. */
  lastRun: { at: string; added: number } | null;
};

/** When and to whom the review goes. */
export type DeskSettings = {
  /** When it has to be out, by Rome's clock, `HH:MM`; null where nobody waits for it. */
  deadline: string | null;
  /** On which weekdays, Sunday 0. */
  weekdays: readonly number[];
  /** It is sent by itself then. */
  automatic: boolean;
  /** Groups it goes to; none means everybody. */
  groups: readonly string[];
  /** Where there are no clips, that is what the mail says; else there is none. */
  tellWhenEmpty: boolean;
  /** Whom the licence line names. */
  licensee: string;
};

/** Who works under the licence. */
export type Licence = {
  /** How many people it is for; null where it is one account's own. */
  seats: number | null;
  people: readonly { name: string; you: boolean }[];
};

export type DeskState = { settings: DeskSettings; licence: Licence; groups: readonly string[] };

export const MAX_SEARCHES = 50;
