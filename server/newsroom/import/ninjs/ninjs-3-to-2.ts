import type { Ninjs3 } from './ninjs-3.ts';
import type { NinjsItem, NinjsText } from './ninjs-item.ts';
import { identityIds, replacedIds } from './rewrite-ids.ts';

const toTexts = (
  texts: { role?: string; contentType?: string; value: string }[] | undefined,
): NinjsText[] | undefined =>
  texts?.map(({ role, contentType, value }) => ({ role, contenttype: contentType, value }));

/** Relations of an associated item that this one replaces. */
const REPLACES = /(?:^|[:/#])(?:evolvedFrom|previousVersion|replaces|updateOf)$/i;

/** The kind of an event or a plan, which need not state it: its contents show it. */
const plannedKind = ({ eventDetails, plannedCoverage }: Ninjs3): string | undefined =>
  eventDetails ? 'event' : plannedCoverage && 'planning';

/** Translates camelCase to the names of 2.2. A `pubStatus` lost here would publish a withdrawn text. */
export const ninjs3To2 = (item: Ninjs3): NinjsItem => ({
  uri: item.uri,
  type: item.type ?? plannedKind(item),
  profile: item.profile,
  representationtype: item.representationType,
  version: item.version,
  versioncreated: item.versionCreated,
  firstcreated: item.firstCreated,
  embargoed: item.embargoedUntil,
  expires: item.expires,
  ednote: item.edNote,
  pubstatus: item.pubStatus,
  urgency: item.urgency,
  by: item.by,
  located: item.located,
  copyrightholder: item.copyrightHolder,
  copyrightnotice: item.copyrightNotice,
  title: item.title,
  headlines: toTexts(item.headlines),
  descriptions: toTexts(item.descriptions),
  bodies: toTexts(item.bodies),
  subjects: item.subjects,
  people: item.people,
  organisations: item.organisations,
  places: item.places,
  genres: item.genres,
  altids: item.altIds,
  renditions: item.renditions,
  replaces: [
    ...replacedIds(item.altIds),
    ...(item.associations ?? []).flatMap(({ rel, uri }) => (REPLACES.test(rel ?? '') ? uri : [])),
  ],
  sameAs: identityIds(item.altIds),
  associations: item.associations?.map((association) => ({
    type: association.type,
    pubstatus: association.pubStatus,
    embargoed: association.embargoedUntil,
    ednote: association.edNote,
    by: association.by,
    copyrightholder: association.copyrightHolder,
    descriptions: toTexts(association.descriptions),
    renditions: association.renditions,
  })),
});
