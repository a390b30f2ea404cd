import type { NinjsItem } from '../ninjs/ninjs-item.ts';
import { nitfRelease } from '../nitf/nitf-status.ts';
import { type Status, stricterOf } from '../status/read-status.ts';
import { holdsIn, holdsNothing, latestHold } from '../status/stated-holds.ts';
import { all, at, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { inItemMeta, newsmlStatus, statedBeside } from './newsml-status.ts';

type Release = Pick<NinjsItem, 'embargoed' | 'validUntil' | 'ednote' | 'expires'> & { pubstatus: Status };

const lines = (item: XmlElement, local: string): string[] =>
  inItemMeta(item, local).flatMap((element) => lineOf(element) ?? []);

/** Reads whether and from when an item may be shown, from the item and from NITF documents in it. @throws Rejected */
export function newsmlRelease(item: XmlElement, told: string[]): Release {
  const own = newsmlStatus(item, told);
  const inside = all(item, 'contentSet')
    .flatMap((content) => all(content, 'inlineXML'))
    .flatMap((content) => all(content, 'nitf'))
    .map((nitf) => nitfRelease(nitf, told));
  const notes = [...lines(item, 'edNote'), ...inside.flatMap(({ ednote }) => ednote ?? [])];
  return {
    pubstatus: inside.map(({ pubstatus }) => pubstatus ?? 'usable').reduce(stricterOf, own),
    embargoed: latestHold([
      ...[...lines(item, 'embargoed'), ...inside.flatMap(({ embargoed }) => embargoed ?? [])]
        .filter((written) => !holdsNothing(written))
        .map((written) => ({ place: 'itemMeta.embargoed', written })),
      ...holdsIn(statedBeside(item)),
    ]),
    validUntil: inside.flatMap(({ validUntil }) => validUntil ?? []).toSorted()[0],
    expires: lineOf(at(item, 'itemMeta', 'expires')),
    ednote: notes.join('\n') || undefined,
  };
}
