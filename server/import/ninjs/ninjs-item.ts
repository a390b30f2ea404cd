type Optional<T> = { [K in keyof T]?: T[K] | undefined };

export type NinjsText = { value: string } & Optional<{ role: string; contenttype: string }>;

/** A person, place, organisation or subject. */
export type NinjsConcept = Optional<{ name: string; rel: string; uri: string; literal: string }>;

export type NinjsRendition = Optional<{ href: string; width: number }>;

export type NinjsAssociation = Optional<{
  type: string;
  by: string;
  copyrightholder: string;
  descriptions: NinjsText[];
  renditions: NinjsRendition[];
}>;

/** The properties of ninjs 2.2 that the newsstand reads. Adapters of other versions translate to it. */
export type NinjsItem = { uri: string } & Optional<{
  version: string;
  versioncreated: string;
  firstcreated: string;
  embargoed: string;
  pubstatus: 'usable' | 'withheld' | 'canceled';
  urgency: number;
  by: string;
  located: string;
  copyrightholder: string;
  copyrightnotice: string;
  headlines: NinjsText[];
  descriptions: NinjsText[];
  bodies: NinjsText[];
  subjects: NinjsConcept[];
  people: NinjsConcept[];
  organisations: NinjsConcept[];
  places: NinjsConcept[];
  genres: NinjsConcept[];
  altids: Optional<{ role: string; value: string }>[];
  associations: NinjsAssociation[];
}>;
