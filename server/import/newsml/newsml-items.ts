import type { NinjsAssociation, NinjsItem } from '../ninjs/ninjs-item.ts';
import { all, attribute, within, type XmlElement } from '../xml/xml-element.ts';
import { classOf, newsmlTo2, pictureOf } from './newsml-to-2.ts';

/** One text of a message, still to be read: reading it may refuse it. */
export type NewsmlText = { guid: string; read(): NinjsItem };

/** Items that a package of the same message puts together. */
function together(packages: XmlElement[], guid: string): Set<string> {
  const references = packages.map((one) =>
    within(one, 'itemRef').flatMap((reference) => attribute(reference, 'residref') ?? []),
  );
  return new Set(references.filter((guids) => guids.includes(guid)).flat());
}

/**
 * The texts of a `newsMessage`, each with the pictures that a package puts beside it. Packages and pictures are no
 * articles of their own: a message without a text gives none.
 */
export function textsOfMessage(message: XmlElement): NewsmlText[] {
  const sets = all(message, 'itemSet');
  const items = sets.flatMap((set) => all(set, 'newsItem'));
  const packages = sets.flatMap((set) => all(set, 'packageItem'));
  const pictures = items.filter((item) => classOf(item) === 'picture');
  return items
    .filter((item) => classOf(item) === 'text')
    .map((item, index) => {
      const guid = attribute(item, 'guid') ?? `newsItem ${index + 1}`;
      const partners = together(packages, guid);
      const besides: NinjsAssociation[] = pictures
        .filter((picture) => partners.has(attribute(picture, 'guid') ?? ''))
        .flatMap(pictureOf);
      return { guid, read: () => newsmlTo2(item, besides) };
    });
}
