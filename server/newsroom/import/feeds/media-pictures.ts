import type { NinjsAssociation, NinjsRendition } from '../ninjs/ninjs-item.ts';
import { attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { pictureAddresses } from './address.ts';
import { isDecorativeAddress } from './decorative-pictures.ts';
import { shownLine } from './entry-texts.ts';
import type { FeedEntry } from './feed-entry.ts';
import { children } from './feed-names.ts';

const PICTURE_EXTENSION = /\.(?:jpe?g|png|webp|avif|gif|tiff?)(?:[?#]|$)/i;

/**
 * Whether it is a picture by its type, else its medium, else the extension of its address; `jpg` is not a valid type.
 */
export function isPicture(type: string | undefined, medium: string | undefined, href: string): boolean {
  if (type?.includes('/') && !/^(?:application\/octet-stream|binary\/)/i.test(type))
    return /^image\//i.test(type);
  if (medium !== undefined) return medium.toLowerCase() === 'image';
  return PICTURE_EXTENSION.test(href);
}

const addressOf = (content: XmlElement): string =>
  attribute(content, 'url') ?? attribute(content, 'href') ?? attribute(content, 'rdf:resource') ?? '';

const isImage = (content: XmlElement): boolean =>
  isPicture(attribute(content, 'type'), attribute(content, 'medium'), addressOf(content));

const firstChildNamed = (parents: XmlElement[], name: string) =>
  parents.flatMap((parent) => children(parent, name))[0];

/** One picture in several widths, with the credit and caption in its elements or in `parents`. */
function toPicture(
  contents: XmlElement[],
  parents: XmlElement[],
  base: string | undefined,
): NinjsAssociation[] {
  const renditions = contents.flatMap((content) =>
    pictureAddresses(addressOf(content), base)
      .filter((href) => !isDecorativeAddress(href))
      .map((href) => ({ href, width: Number(attribute(content, 'width')) || undefined })),
  );
  if (renditions.length === 0) return [];
  const sources = [...contents, ...parents];
  const caption =
    shownLine(firstChildNamed(sources, 'media:description')) ??
    shownLine(firstChildNamed(sources, 'media:title'));
  return [
    {
      type: 'picture',
      by: shownLine(firstChildNamed(sources, 'media:credit')),
      renditions,
      ...(caption && { descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }] }),
    },
  ];
}

/** Parameters for a server that scales pictures: the same picture at another width, or in another format. */
const SCALING_PARAMETER =
  /^(?:w|h|width|height|size|quality|fit|crop|resize|scale|auto|fm|format|usm|dpr|ssl|strip|sig|signature)$/i;

/** Short parameters for a width and a quality, which elsewhere may name the picture: `show?s=12`. */
const SHORT_SCALING_PARAMETER = /^[sq]$/i;

const SIZE_SUFFIX = /-\d{2,4}x\d{2,4}(?=\.\w+$)/;

/**
 * An address without WordPress's size suffix and without parameters that only scale: it is the same for all widths of a
 * picture.
 */
function unscaledAddress(href: string): string {
  const [address = '', query = ''] = href
    .replace(/^https?:/i, '')
    .replace(/#.*$/s, '')
    .split('?');
  const isFile = PICTURE_EXTENSION.test(address);
  const isScaling = (key: string) =>
    SCALING_PARAMETER.test(key) || (isFile && SHORT_SCALING_PARAMETER.test(key));
  const remainingParameters = query
    .split('&')
    .filter((part) => part !== '' && !isScaling(part.split('=')[0] ?? ''));
  return [address.replace(SIZE_SUFFIX, ''), ...remainingParameters].join('?');
}

/** The width in an address that scales its picture: `?w=300`, `-300x200.jpg`. Without one it is the original. */
function scaledWidth({ href = '', width }: NinjsRendition): number {
  const [, inQuery, inName] = /[?&](?:w|width)=(\d{1,5})\b|-(\d{2,4})x\d{2,4}\.\w+$/i.exec(href) ?? [];
  const scaled = width === undefined ? (inQuery ?? inName) : undefined;
  return scaled === undefined ? Number.MAX_SAFE_INTEGER : Number(scaled);
}

const addressesOf = ({ renditions = [] }: NinjsAssociation): string[] =>
  renditions.flatMap(({ href }) => (href ? [unscaledAddress(href)] : []));

/** Pictures that have no caption take it from those of the same address. */
export function withCaptionsFrom(
  pictures: NinjsAssociation[],
  captioned: NinjsAssociation[],
): NinjsAssociation[] {
  const byAddress = new Map(captioned.flatMap((one) => addressesOf(one).map((address) => [address, one])));
  return pictures.map((picture) => {
    const [found] = addressesOf(picture).flatMap((address) => byAddress.get(address) ?? []);
    if (picture.descriptions?.length || !found?.descriptions?.length) return picture;
    return {
      ...picture,
      descriptions: found.descriptions.slice(0, 1),
      isCaptionFromText: found.isCaptionFromText,
    };
  });
}

/** The pictures with those merged that differ only in size: each has the renditions of all. */
export function mergePictures(pictures: NinjsAssociation[]): NinjsAssociation[] {
  const seen = new Map<string, NinjsAssociation>();
  const merged: NinjsAssociation[] = [];
  for (const picture of pictures) {
    const { renditions = [] } = picture;
    const names = addressesOf(picture);
    const existing = names.flatMap((name) => seen.get(name) ?? [])[0];
    const entry = existing ?? { ...picture, renditions: [] };
    if (!existing) merged.push(entry);
    const allRenditions = [
      ...(entry.renditions ?? []),
      ...renditions.filter((rendition) => isNew(rendition, entry)),
    ].toSorted((one, other) => scaledWidth(other) - scaledWidth(one));
    entry.renditions = [
      ...allRenditions.filter((rendition) => !hasSizeSuffix(rendition)),
      ...allRenditions.filter(hasSizeSuffix),
    ];
    for (const name of names) seen.set(name, entry);
  }
  return merged;
}

/** Addresses with a size in their name come after those without. */
const hasSizeSuffix = ({ href = '', width }: NinjsRendition): boolean =>
  width === undefined && SIZE_SUFFIX.test(href);

const isNew = ({ href }: NinjsRendition, { renditions = [] }: NinjsAssociation): boolean =>
  !renditions.some((known) => known.href === href);

/**
 * The pictures of an item: one for each group, in its widths, and one for each other content and enclosure.
 * Thumbnails and podcast covers are substitutes, used if there are no others.
 */
export function mediaPictures(item: XmlElement, base: string | undefined): FeedEntry['pictures'] {
  const groups = children(item, 'media:group');
  const inGroups = groups.flatMap((group) =>
    toPicture(children(group, 'media:content').filter(isImage), [group, item], base),
  );
  const singlePictures = (name: string) =>
    children(item, name)
      .filter(isImage)
      .flatMap((content) => toPicture([content], [item], base));
  const thumbnails = [item, ...groups].flatMap((parent) => [
    ...children(parent, 'media:thumbnail'),
    ...children(parent, 'media:content').flatMap((content) => children(content, 'media:thumbnail')),
  ]);
  const covers = ['itunes:image', 'image', 'thumbnail'].flatMap((name) => children(item, name));
  return {
    own: mergePictures([...inGroups, ...singlePictures('media:content'), ...singlePictures('enclosure')]),
    substitutes: [
      ...toPicture(thumbnails, [item], base),
      ...covers.flatMap((cover) =>
        toPicture([cover, ...[cover, ...children(cover, 'url')].map(withAddressAttribute)], [], base),
      ),
    ].slice(0, 1),
  };
}

/** The element with its text as the address attribute; empty for a cover with child elements. */
const withAddressAttribute = (element: XmlElement): XmlElement => ({
  ...element,
  attributes: {
    url: element.children.some((node) => typeof node !== 'string') ? '' : (lineOf(element) ?? ''),
  },
  children: [],
});
