import type { Status } from '../status/read-status.ts';

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

export type NinjsText = { value: string } & Optional<{ role: string; contenttype: string }>;

/** A person, place, organisation or subject. */
export type NinjsConcept = Optional<{ name: string; rel: string; uri: string; literal: string }>;

export type NinjsRendition = Optional<{ href: string; width: number }>;

export type NinjsAssociation = Optional<{
  type: string;
  /** What its source says of the picture alone: whether it may be shown, and from when. */
  pubstatus: string;
  embargoed: string;
  by: string;
  copyrightholder: string;
  descriptions: NinjsText[];
  renditions: NinjsRendition[];
}>;

/** The properties of ninjs 2.2 that the newsstand reads. Adapters of other versions translate to it. */
export type NinjsItem = { uri: string } & Optional<{
  type: string;
  profile: string;
  representationtype: string;
  version: string;
  versioncreated: string;
  firstcreated: string;
  embargoed: string;
  /** A note to editors, which may say that the text is not to be printed. */
  ednote: string;
  /** After it the source has no right, or no wish, to see the text printed. */
  validUntil: string;
  expires: string;
  pubstatus: Status;
  urgency: number;
  by: string;
  located: string;
  copyrightholder: string;
  copyrightnotice: string;
  title: string;
  headlines: NinjsText[];
  descriptions: NinjsText[];
  bodies: NinjsText[];
  subjects: NinjsConcept[];
  people: NinjsConcept[];
  organisations: NinjsConcept[];
  places: NinjsConcept[];
  genres: NinjsConcept[];
  altids: Optional<{ role: string; value: string }>[];
  renditions: NinjsRendition[];
  associations: NinjsAssociation[];
  /** When the delivery was sent: what an item without a date of its own is dated by. */
  sent: string;
  /** Ids of earlier texts whose place this one takes. */
  replaces: string[];
  /** Other ids of the same text. */
  sameAs: string[];
  /** What its adapter left aside, for the desk. */
  warnings: string[];
}>;
