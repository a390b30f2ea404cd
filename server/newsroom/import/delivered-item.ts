import type { Access } from '#domain/access.ts';
import type { Day } from '#domain/newsstand.ts';

export type Placement = { editionName: string; page: number | null; position: number | null };

export type SubjectKind = 'topic' | 'special' | 'person' | 'organisation' | 'place' | 'mediatopic';

export type Subject = { kind: SubjectKind; slug: string; name: string };

export type DeliveredPicture = {
  /** Addresses of the same picture, the widest first. */
  hrefs: string[];
  caption: string | null;
  /** Whether the caption was taken out of the article's text, so that it is as paid as that. */
  isCaptionFromText?: true;
  credit: string | null;
};

/** The form to which every format is translated before it is written. Times are ISO 8601 in UTC. */
export type DeliveredItem = {
  uri: string;
  version: string;
  versionCreated: string | null;
  firstCreated: string | null;
  status: 'usable' | 'withheld' | 'canceled';
  embargoedUntil: string | null;
  /** Empty for a withdrawal that only names the article it withdraws; the body is then empty too. */
  title: string;
  kicker: string | null;
  subtitle: string | null;
  byline: string | null;
  authors: string[];
  /** As delivered, not cleaned yet. */
  bodyHtml: string;
  /** Base address of the links in the body; without it relative links are dropped. */
  linkBase?: string;
  day: Day;
  placements: Placement[];
  /** The number of pages of the issue, where the item states it. */
  pages: number | null;
  section: { slug: string; name: string };
  subjects: Subject[];
  access: Access;
  genre: string | null;
  dateline: string | null;
  copyright: string | null;
  /** 1 is the highest, 9 the lowest. */
  urgency: number;
  pictures: DeliveredPicture[];
};
