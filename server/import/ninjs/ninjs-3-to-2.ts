import type { Ninjs3 } from './ninjs-3.ts';
import type { NinjsItem, NinjsText } from './ninjs-item.ts';

const toTexts = (
  texts: { role?: string; contentType?: string; value: string }[] | undefined,
): NinjsText[] | undefined =>
  texts?.map(({ role, contentType, value }) => ({ role, contenttype: contentType, value }));

/** From camelCase to the names of 2.2. A `pubStatus` that got lost here would publish what was withdrawn. */
export const ninjs3To2 = (item: Ninjs3): NinjsItem => ({
  uri: item.uri,
  version: item.version,
  versioncreated: item.versionCreated,
  firstcreated: item.firstCreated,
  embargoed: item.embargoedUntil,
  pubstatus: item.pubStatus,
  urgency: item.urgency,
  by: item.by,
  located: item.located,
  copyrightholder: item.copyrightHolder,
  copyrightnotice: item.copyrightNotice,
  headlines: toTexts(item.headlines),
  descriptions: toTexts(item.descriptions),
  bodies: toTexts(item.bodies),
  subjects: item.subjects,
  people: item.people,
  organisations: item.organisations,
  places: item.places,
  genres: item.genres,
  altids: item.altIds,
  associations: item.associations?.map((association) => ({
    type: association.type,
    by: association.by,
    copyrightholder: association.copyrightHolder,
    descriptions: toTexts(association.descriptions),
    renditions: association.renditions,
  })),
});
