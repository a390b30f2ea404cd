import type { NinjsAssociation } from '../ninjs/ninjs-item.ts';
import { codeOf } from '../status/code-of.ts';
import { all, attribute, elementAt, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { languageOf, nameIn, publicElements } from './newsml-language.ts';

/** The picture of an item with all its renditions; empty if it has none. */
export function pictureOf(item: XmlElement): NinjsAssociation[] {
  const meta = elementAt(item, 'contentMeta');
  const language = languageOf(item);
  const renditions = all(elementAt(item, 'contentSet'), 'remoteContent')
    .filter((content) => /^image\//i.test(attribute(content, 'contenttype') ?? 'image/'))
    .map((content) => ({
      href: attribute(content, 'href') ?? attribute(content, 'residref'),
      width: Number(attribute(content, 'width')) || undefined,
    }));
  if (renditions.length === 0) return [];
  const caption = publicElements(meta, 'description', language).flatMap((one) => lineOf(one) ?? [])[0];
  return [
    {
      type: 'picture',
      by:
        all(meta, 'creator').flatMap((creator) => nameIn(creator, language) ?? [])[0] ??
        lineOf(elementAt(meta, 'creditline')),
      renditions,
      ...(caption && { descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }] }),
    },
  ];
}

/** The stated class of a link's target: `ninat:picture`. */
const classOfLink = (link: XmlElement): string => {
  const statedClass = elementAt(link, 'itemClass');
  return codeOf(attribute(statedClass, 'qcode') ?? attribute(statedClass, 'uri') ?? '');
};

/** Links by which agencies add pictures to a text; the link's title is the caption. */
const PICTURE_RELATION = /^(?:featuremedia|photoGallery)$/;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;

const isPicture = (link: XmlElement): boolean =>
  /^image\//i.test(attribute(link, 'contenttype') ?? '') ||
  classOfLink(link) === 'picture' ||
  (PICTURE_RELATION.test(attribute(link, 'rel') ?? '') &&
    PICTURE_FILE.test(attribute(link, 'residref') ?? ''));

/** The pictures to which a text links, without those that are items of the same message. */
export const linkedPictures = (item: XmlElement, inMessage: Set<string>): NinjsAssociation[] =>
  all(elementAt(item, 'itemMeta'), 'link')
    .filter((link) => isPicture(link) && !inMessage.has(attribute(link, 'residref') ?? ''))
    .map((link) => {
      const caption = lineOf(elementAt(link, 'title'));
      return {
        type: 'picture',
        renditions: [{ href: attribute(link, 'href') ?? attribute(link, 'residref') }],
        ...(caption && { descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }] }),
      };
    });
