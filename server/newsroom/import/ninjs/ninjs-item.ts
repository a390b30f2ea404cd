import type { Status } from '../status/read-status.ts';

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

export type NinjsText = { value: string } & Optional<{ role: string; contenttype: string }>;

/** A person, place, organisation or subject. */
export type NinjsConcept = Optional<{ name: string; rel: string; uri: string; literal: string }>;

export type NinjsRendition = Optional<{ href: string; width: number }>;

export type NinjsAssociation = Optional<{
  type: string;
  /** The source's own status and embargo for this picture. */
  pubstatus: string;
  embargoed: string;
  /** The source's own note to editors for this picture. */
  ednote: string;
  by: string;
  copyrightholder: string;
  descriptions: NinjsText[];
  /** Whether the descriptions stand in the article's text, and are read by whoever may read that. */
  isCaptionFromText: boolean;
  renditions: NinjsRendition[];
}>;

/**
 * An item in the shape of ninjs 2.2, with the properties that the newsstand reads, and with fields that the adapters
 * add: `isEmbargoed`, `validUntil`, `sentAt`, `replaces`, `sameAs`, `warnings`. Adapters of all other formats translate to it.
 */
export type NinjsItem = { uri: string } & Optional<{
  type: string;
  profile: string;
  representationtype: string;
  version: string;
  versioncreated: string;
  firstcreated: string;
  embargoed: string;
  /** Whether its status says that it is embargoed, besides the time. */
  isEmbargoed: boolean;
  /** A note to editors, which may say that the text is not to be printed. */
  ednote: string;
  /** The time after which the text must not be shown, by a contract or the wish of its source. */
  validUntil: string;
  /** The time after which the source counts the text as no longer of interest; it is still shown. */
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
  /** The time when the delivery was sent, which dates an item without a date of its own. */
  sentAt: string;
  /** Ids of earlier texts that this one replaces. */
  replaces: string[];
  /** Other ids of the same text. */
  sameAs: string[];
  /** Warnings of its adapter about parts that were ignored, for the newsroom. */
  warnings: string[];
}>;
