import type { NinjsItem } from '../ninjs/ninjs-item.ts';
import { nitfRelease } from '../nitf/nitf-status.ts';
import { type Status, stricterOf } from '../status/read-status.ts';
import { holdsIn, holdsNothing, latestHold } from '../status/stated-holds.ts';
import { all, elementAt, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { inItemMeta, newsmlStatus, statedNonStandard } from './newsml-status.ts';

type Release = Pick<NinjsItem, 'embargoed' | 'isEmbargoed' | 'validUntil' | 'ednote' | 'expires'> & {
  pubstatus: Status;
};

const textsInItemMeta = (item: XmlElement, local: string): string[] =>
  inItemMeta(item, local).flatMap((element) => lineOf(element) ?? []);

/** Reads whether and from when an item may be shown, from the item and from NITF documents in it. @throws Rejected */
export function newsmlRelease(item: XmlElement, warnings: string[]): Release {
  const itemStatus = newsmlStatus(item, warnings);
  const nitfReleases = all(item, 'contentSet')
    .flatMap((content) => all(content, 'inlineXML'))
    .flatMap((content) => all(content, 'nitf'))
    .map((nitf) => nitfRelease(nitf, warnings));
  const notesOfContents = all(item, 'contentMeta').flatMap((meta) =>
    all(meta, 'edNote').flatMap((note) => lineOf(note) ?? []),
  );
  const notes = [
    ...textsInItemMeta(item, 'edNote'),
    ...notesOfContents,
    ...nitfReleases.flatMap(({ ednote }) => ednote ?? []),
  ];
  return {
    pubstatus: nitfReleases.map(({ pubstatus }) => pubstatus ?? 'usable').reduce(stricterOf, itemStatus),
    embargoed: latestHold([
      ...[...textsInItemMeta(item, 'embargoed'), ...nitfReleases.flatMap(({ embargoed }) => embargoed ?? [])]
        .filter((written) => !holdsNothing(written))
        .map((written) => ({ place: 'itemMeta.embargoed', written })),
      ...holdsIn(statedNonStandard(item)),
    ]),
    isEmbargoed: nitfReleases.some(({ isEmbargoed }) => isEmbargoed),
    validUntil: nitfReleases.flatMap(({ validUntil }) => validUntil ?? []).toSorted()[0],
    expires: lineOf(elementAt(item, 'itemMeta', 'expires')),
    ednote: notes.join('\n') || undefined,
  };
}
