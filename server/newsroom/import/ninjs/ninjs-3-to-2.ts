import type { Ninjs3 } from './ninjs-3.ts';
import type { NinjsItem, NinjsText } from './ninjs-item.ts';
import { identityIds, replacedIds } from './story-ids.ts';

const toTexts = (
  texts: { role?: string; contentType?: string; value: string }[] | undefined,
): NinjsText[] | undefined =>
  texts?.map(({ role, contentType, value }) => ({ role, contenttype: contentType, value }));

/** What an item that stands beside says it is to this one: the text before it. */
const REPLACES = /(?:^|[:/#])(?:evolvedFrom|previousVersion|replaces|updateOf)$/i;

/** An event or a plan need not say that it is one: what it holds says so. */
const plannedKind = ({ eventDetails, plannedCoverage }: Ninjs3): string | undefined =>
  eventDetails ? 'event' : plannedCoverage && 'planning';

/** From camelCase to the names of 2.2. A `pubStatus` that got lost here would publish what was withdrawn. */
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
    by: association.by,
    copyrightholder: association.copyrightHolder,
    descriptions: toTexts(association.descriptions),
    renditions: association.renditions,
  })),
});
