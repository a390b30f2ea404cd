import type { SectionTable } from '../names/section-table.ts';
import type { NinjsAssociation } from '../ninjs/ninjs-item.ts';

/**
 * Text of a feed. `loose` is HTML if it looks like HTML, otherwise plain, because RSS does not state which it
 * is.
 */
export type FeedText = { value: string; kind: 'plain' | 'html' | 'loose' };

/** A date as it is written, and the element or property that holds it. */
export type WrittenDate = { place: string; written: string };

export type Category = { name: string; kind: string };

/** An entry of a feed, in terms common to all feed formats. */
export type FeedEntry = {
  id: string | undefined;
  /** Address of the article; together with the title it identifies an entry without an id. */
  link: string | undefined;
  /** The base of relative addresses in its texts. */
  base: string | undefined;
  title: FeedText | undefined;
  /** Its texts, the fullest first: the first with a word in it is the body. */
  bodies: FeedText[];
  summaries: FeedText[];
  published: WrittenDate[];
  updated: WrittenDate[];
  /** Stated times before which it must not be shown. */
  embargoes: WrittenDate[];
  /** Stated dates until which it may be shown. */
  validityEnds: WrittenDate[];
  /** The time from which its source counts it as no longer of interest. */
  expires: string | undefined;
  /** As written: names, mail addresses, logins. */
  authors: string[];
  copyright: string | undefined;
  categories: Category[];
  /** Its own pictures, and substitutes for when there are none: thumbnails, covers. */
  pictures: { own: NinjsAssociation[]; featured?: NinjsAssociation[]; substitutes: NinjsAssociation[] };
};

/** Data of a feed that its entries need. */
export type Feed = {
  /** Distinguishes the ids of this feed from those of another. */
  id: string;
  /** The name of an item's date in this format. */
  datePlace: string;
  dates: WrittenDate[];
  /** Ids that several different entries of the feed have, and that therefore identify none. */
  sharedIds: Set<string>;
};

/**
 * Data from outside a feed: the time of the import, the newsroom's names of sections, the day in the folder's
 * name, and the address that the feed was fetched from.
 */
export type FeedContext = {
  now: Date;
  folderDay: string | null;
  sections?: SectionTable | undefined;
  address?: string | undefined;
};
