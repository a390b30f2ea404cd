import type { SectionTable } from '../names/section-table.ts';
import type { NinjsAssociation } from '../ninjs/ninjs-item.ts';

/**
 * Text as a format gives it: plain, HTML, or, in RSS, HTML if it looks like it, because that format never says which.
 */
export type Words = { value: string; kind: 'plain' | 'html' | 'loose' };

/** A date as it is written, and the element or property that holds it. */
export type WrittenDate = { place: string; written: string };

export type Category = { name: string; kind: string };

/** An entry of a feed, in terms common to all feed formats. */
export type FeedEntry = {
  id: string | undefined;
  /** Values that distinguish an entry without an id. */
  link: string | undefined;
  /** The base of relative addresses in its texts. */
  base: string | undefined;
  title: Words | undefined;
  /** Its texts, the fullest first: the first with a word in it is the body. */
  bodies: Words[];
  summaries: Words[];
  published: WrittenDate[];
  updated: WrittenDate[];
  /** Stated dates until which it is held. */
  embargoes: WrittenDate[];
  /** Stated dates until which it may be shown. */
  ends: WrittenDate[];
  /** From when its source counts it as no longer of interest. */
  expires: string | undefined;
  /** As written: names, mail addresses, logins. */
  authors: string[];
  copyright: string | undefined;
  categories: Category[];
  /** Its own pictures, and substitutes for when there are none: thumbnails, covers. */
  pictures: { own: NinjsAssociation[]; featured?: NinjsAssociation[]; standIns: NinjsAssociation[] };
};

/** Values that an entry may take from its feed. */
export type Feed = {
  /** Distinguishes the ids of this feed from those of another. */
  id: string;
  /** The name of an item's date in this format. */
  datePlace: string;
  dates: WrittenDate[];
  /** Ids that several of its articles have. */
  shared: Set<string>;
};

/**
 * The time of the import, the newsroom's names of sections, the day in the folder's name, and the address the feed was
 * fetched from.
 */
export type Surroundings = {
  now: Date;
  folderDay: string | null;
  sections?: SectionTable | undefined;
  address?: string | undefined;
};
