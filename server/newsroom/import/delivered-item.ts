import type { Access } from '#domain/access.ts';
import type { Day } from '#domain/newsstand.ts';

export type Placement = { editionName: string; page: number | null; position: number | null };

export type SubjectKind = 'topic' | 'special' | 'person' | 'organisation' | 'place' | 'mediatopic';

export type Subject = { kind: SubjectKind; slug: string; name: string };

export type DeliveredPicture = {
  /** Addresses of the same picture, the widest first. */
  hrefs: string[];
  caption: string | null;
  credit: string | null;
};

/** What every format becomes before it is written. Instants are ISO in UTC. */
export type DeliveredItem = {
  uri: string;
  version: string;
  versionCreated: string | null;
  firstCreated: string | null;
  status: 'usable' | 'withheld' | 'canceled';
  embargoedUntil: string | null;
  /** Empty for a withdrawal that names only the article it withdraws; so is the body. */
  title: string;
  kicker: string | null;
  subtitle: string | null;
  byline: string | null;
  authors: string[];
  /** As delivered: not yet clean. */
  bodyHtml: string;
  /** What the links of the body are relative to; without it a relative link leads nowhere. */
  linkBase?: string;
  day: Day;
  placements: Placement[];
  /** How many pages the issue has, where the item says so. */
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
