import type { NinjsAssociation, NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { checkIsText } from '../status/read-class.ts';
import { stricterOf } from '../status/read-status.ts';
import { latestHold } from '../status/stated-holds.ts';
import {
  all,
  attribute,
  descendants,
  elementAt,
  elementsOf,
  lineOf,
  type XmlElement,
} from '../xml/xml-element.ts';
import { pictureOf } from './newsml-pictures.ts';
import { newsmlRelease } from './newsml-release.ts';
import { classOf, newsmlStatus } from './newsml-status.ts';
import { newsmlToNinjs2 } from './newsml-to-ninjs-2.ts';

/** One item of a message that is not read yet; `read` may throw `Rejected`. */
export type NewsmlText = { guid: string; read(): NinjsItem };

/** Reasons for refusing kinds of items without a text. */
export const NO_TEXTS: Record<string, string> = {
  packageItem: 'a package, not a text',
  planningItem: 'a planning item, not a text',
  conceptItem: 'a concept, not a text',
  knowledgeItem: 'a set of concepts, not a text',
  catalogItem: 'a catalogue, not a text',
};

/** The guids of all items in the message's packages that contain this one, including its own. */
function packageMates(packages: XmlElement[], guid: string): Set<string> {
  const references = packages.map((packageItem) =>
    descendants(packageItem, 'itemRef').flatMap((reference) => attribute(reference, 'residref') ?? []),
  );
  return new Set(references.filter((guids) => guids.includes(guid)).flat());
}

/** The ids to which a text links: `<link rel="irel:seeAlso" residref="urn:p"/>`. */
const linkedGuids = (item: XmlElement): Set<string> =>
  new Set(all(elementAt(item, 'itemMeta'), 'link').flatMap((link) => attribute(link, 'residref') ?? []));

/** Packages that contain a text. */
const packagesOf = (packages: XmlElement[], guid: string): XmlElement[] =>
  packages.filter((packageItem) =>
    descendants(packageItem, 'itemRef').some((reference) => attribute(reference, 'residref') === guid),
  );

/** A text with the latest embargo and the notes of itself and its packages; withheld if one of them is. @throws Rejected */
function withPackageHolds(item: NinjsItem, packages: XmlElement[]): NinjsItem {
  const releases = packages.map((packageItem) => newsmlRelease(packageItem, []));
  const holds = [item, ...releases].flatMap(({ embargoed }) =>
    embargoed === undefined ? [] : [{ place: 'itemMeta.embargoed', written: embargoed }],
  );
  const isWithheld = releases.some(({ pubstatus }) => pubstatus === 'withheld');
  const status = item.pubstatus ?? 'usable';
  return {
    ...item,
    embargoed: latestHold(holds),
    ednote: [item, ...releases].flatMap(({ ednote }) => ednote ?? []).join('\n') || undefined,
    pubstatus: isWithheld ? stricterOf(status, 'withheld') : status,
  };
}

/** A picture of a package with its own status, embargo and notes; it is withheld if these cannot be read. */
function pictureWithRelease(picture: XmlElement): NinjsAssociation[] {
  const { pubstatus, embargoed, ednote } = releaseOf(picture);
  return pictureOf(picture).map((one) => ({ ...one, pubstatus, embargoed, ednote }));
}

function releaseOf(picture: XmlElement): Pick<NinjsItem, 'pubstatus' | 'embargoed' | 'ednote'> {
  try {
    return newsmlRelease(picture, []);
  } catch (error) {
    if (error instanceof Rejected) return { pubstatus: 'withheld' };
    throw error;
  }
}

/** The class of an item. One that states two classes counts as a text, so that reading it rejects it. */
function kindOf(item: XmlElement): string {
  try {
    return newsmlStatus(item, []) === 'canceled' ? 'text' : classOf(item);
  } catch (error) {
    if (error instanceof Rejected) return 'text';
    throw error;
  }
}

/**
 * The texts of a `newsMessage`, each with the pictures that a package adds to it. A package or a picture of a text is
 * read with it; every other item is refused with a reason.
 */
export function itemsOfMessage(message: XmlElement): NewsmlText[] {
  const sentAt = lineOf(elementAt(message, 'header', 'sent'));
  const contents = all(message, 'itemSet').flatMap(elementsOf);
  const items = contents.filter(({ local }) => local === 'newsItem');
  const packages = contents.filter(({ local }) => local === 'packageItem');
  const kinds = new Map(items.map((item) => [item, kindOf(item)]));
  const pictures = items.filter((item) => kinds.get(item) === 'picture');
  const inMessage = new Set(pictures.flatMap((picture) => attribute(picture, 'guid') ?? []));
  const used = new Set<string>();
  const linked = new Set<string>();
  const guidOf = (item: XmlElement) =>
    attribute(item, 'guid') ?? `${item.local} ${contents.indexOf(item) + 1}`;

  const texts = items
    .filter((item) => ['text', 'composite'].includes(kinds.get(item) ?? ''))
    .map((item): NewsmlText => {
      const guid = guidOf(item);
      const packageGuids = packageMates(packages, guid);
      for (const partner of packageGuids) used.add(partner);
      const links = linkedGuids(item);
      for (const partner of links) if (inMessage.has(partner)) linked.add(partner);
      const packagePictures: NinjsAssociation[] = pictures
        .filter((picture) =>
          [packageGuids, links].some((guids) => guids.has(attribute(picture, 'guid') ?? '')),
        )
        .flatMap(pictureWithRelease);
      const textPackages = packagesOf(packages, guid);
      return {
        guid,
        read: () =>
          withPackageHolds(
            newsmlToNinjs2(item, { pictures: packagePictures, inMessage, sent: sentAt }),
            textPackages,
          ),
      };
    });
  const containsText = (one: XmlElement) =>
    descendants(one, 'itemRef').some((reference) => used.has(attribute(reference, 'residref') ?? ''));
  const otherItems = contents.filter((item) => {
    if (item.local === 'packageItem') return !containsText(item);
    if (item.local !== 'newsItem') return true;
    const kind = kinds.get(item) ?? '';
    return !['text', 'composite'].includes(kind) && !used.has(guidOf(item)) && !linked.has(guidOf(item));
  });
  return [...texts, ...otherItems.map((item) => toRejectedItem(item, guidOf(item), kinds.get(item)))];
}

const toRejectedItem = (item: XmlElement, guid: string, kind: string | undefined): NewsmlText => ({
  guid,
  read() {
    if (kind !== undefined) checkIsText(kind, 'itemMeta.itemClass');
    throw new Rejected(item.name.slice(0, 60), NO_TEXTS[item.local] ?? 'no item that is read');
  },
});
