import type { SectionTable } from '../names/section-table.ts';
import type { NinjsAssociation } from '../ninjs/ninjs-item.ts';

/**
 * Words as a format hands them over: plain text, HTML, or, in RSS, text that is HTML where it looks like it, because
 * that format never says which.
 */
export type Words = { value: string; kind: 'plain' | 'html' | 'loose' };

/** A date as it is written, with the place it stands in. */
export type WrittenDate = { place: string; written: string };

export type Category = { name: string; kind: string };

/** An entry of a feed, in the terms that all formats of feeds share. */
export type FeedEntry = {
  id: string | undefined;
  /** What tells an entry without an id from others. */
  link: string | undefined;
  /** What relative addresses in its texts are relative to. */
  base: string | undefined;
  title: Words | undefined;
  /** Its texts, the fullest first: the first with a word in it is the body. */
  bodies: Words[];
  summaries: Words[];
  published: WrittenDate[];
  updated: WrittenDate[];
  /** Until when it is held by its own word. */
  embargoes: WrittenDate[];
  /** Until when it may be shown by its own word. */
  ends: WrittenDate[];
  /** From when its source counts it as no longer of interest. */
  expires: string | undefined;
  /** As written: names, addresses of mail, logins. */
  authors: string[];
  copyright: string | undefined;
  categories: Category[];
  /** Pictures that belong to it, and those that stand in where there is no other: thumbnails, covers. */
  pictures: { own: NinjsAssociation[]; featured?: NinjsAssociation[]; standIns: NinjsAssociation[] };
};

/** What an entry may borrow from the feed it lies in. */
export type Feed = {
  /** What tells the ids of one feed from another's. */
  id: string;
  /** What the date of an item is called. */
  datePlace: string;
  dates: WrittenDate[];
  /** Ids that several of its articles have. */
  shared: Set<string>;
};

/**
 * When the delivery arrives, what its newsroom calls its sections, the day that the folder it lies in is named by, and
 * the address it was fetched from.
 */
export type Surroundings = {
  now: Date;
  folderDay: string | null;
  sections?: SectionTable | undefined;
  address?: string | undefined;
};
