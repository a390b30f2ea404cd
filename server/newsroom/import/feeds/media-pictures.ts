import type { NinjsAssociation, NinjsRendition } from '../ninjs/ninjs-item.ts';
import { attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { pictureAddresses } from './address.ts';
import type { FeedEntry } from './feed-entry.ts';
import { children } from './feed-names.ts';
import { isDecorativeAddress } from './tracking-pixels.ts';

const BY_NAME = /\.(?:jpe?g|png|webp|avif|gif|tiff?)(?:[?#]|$)/i;

/**
 * Whether it is a picture by its type, else its medium, else the extension of its address; `jpg` is not a valid type.
 */
export function isPicture(type: string | undefined, medium: string | undefined, href: string): boolean {
  if (type?.includes('/') && !/^(?:application\/octet-stream|binary\/)/i.test(type))
    return /^image\//i.test(type);
  if (medium !== undefined) return medium.toLowerCase() === 'image';
  return BY_NAME.test(href);
}

const addressOf = (content: XmlElement): string =>
  attribute(content, 'url') ?? attribute(content, 'href') ?? attribute(content, 'rdf:resource') ?? '';

const isImage = (content: XmlElement): boolean =>
  isPicture(attribute(content, 'type'), attribute(content, 'medium'), addressOf(content));

const firstOf = (parents: XmlElement[], name: string) =>
  parents.flatMap((parent) => children(parent, name))[0];

/** Widths of one picture, with the credit and caption in it or around it. */
function picture(contents: XmlElement[], around: XmlElement[], base: string | undefined): NinjsAssociation[] {
  const renditions = contents.flatMap((content) =>
    pictureAddresses(addressOf(content), base)
      .filter((href) => !isDecorativeAddress(href))
      .map((href) => ({ href, width: Number(attribute(content, 'width')) || undefined })),
  );
  if (renditions.length === 0) return [];
  const places = [...contents, ...around];
  const caption = lineOf(firstOf(places, 'media:description')) ?? lineOf(firstOf(places, 'media:title'));
  return [
    {
      type: 'picture',
      by: lineOf(firstOf(places, 'media:credit')),
      renditions,
      ...(caption && { descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }] }),
    },
  ];
}

/** Parameters for a server that scales pictures: the same picture at another width, or in another format. */
const SCALING =
  /^(?:w|h|width|height|size|quality|fit|crop|resize|scale|auto|fm|format|usm|dpr|ssl|strip|sig|signature)$/i;

/** Short parameters for a width and a quality, which elsewhere may name the picture: `show?s=12`. */
const SCALING_OF_FILE = /^[sq]$/i;

const SIZE = /-\d{2,4}x\d{2,4}(?=\.\w+$)/;

/**
 * An address without WordPress's size suffix and without parameters that only scale: it is the same for all widths of a
 * picture.
 */
function sameAs(href: string): string {
  const [address = '', query = ''] = href
    .replace(/^https?:/i, '')
    .replace(/#.*$/s, '')
    .split('?');
  const isFile = BY_NAME.test(address);
  const scales = (key: string) => SCALING.test(key) || (isFile && SCALING_OF_FILE.test(key));
  const rest = query.split('&').filter((part) => part !== '' && !scales(part.split('=')[0] ?? ''));
  return [address.replace(SIZE, ''), ...rest].join('?');
}

/** Each picture once, at all the sizes of it that are named. */
export function eachOnce(pictures: NinjsAssociation[]): NinjsAssociation[] {
  const seen = new Map<string, NinjsAssociation>();
  const kept: NinjsAssociation[] = [];
  for (const picture of pictures) {
    const { renditions = [] } = picture;
    const names = renditions.flatMap(({ href }) => (href ? [sameAs(href)] : []));
    const known = names.flatMap((name) => seen.get(name) ?? [])[0];
    const one = known ?? { ...picture, renditions: [] };
    if (!known) kept.push(one);
    const sizes = [...(one.renditions ?? []), ...renditions.filter((size) => isNew(size, one))];
    one.renditions = [...sizes.filter((size) => !isScaled(size)), ...sizes.filter(isScaled)];
    for (const name of names) seen.set(name, one);
  }
  return kept;
}

/** Addresses with a size in their name come after those without. */
const isScaled = ({ href = '', width }: NinjsRendition): boolean => width === undefined && SIZE.test(href);

const isNew = ({ href }: NinjsRendition, { renditions = [] }: NinjsAssociation): boolean =>
  !renditions.some((known) => known.href === href);

/**
 * One picture for each group, at its widths, and one for each other content and enclosure. Thumbnails and podcast
 * covers stand in if there is none.
 */
export function mediaPictures(item: XmlElement, base: string | undefined): FeedEntry['pictures'] {
  const groups = children(item, 'media:group');
  const inGroups = groups.flatMap((group) =>
    picture(children(group, 'media:content').filter(isImage), [group, item], base),
  );
  const single = (name: string) =>
    children(item, name)
      .filter(isImage)
      .flatMap((content) => picture([content], [item], base));
  const thumbnails = [item, ...groups].flatMap((parent) => [
    ...children(parent, 'media:thumbnail'),
    ...children(parent, 'media:content').flatMap((content) => children(content, 'media:thumbnail')),
  ]);
  const covers = ['itunes:image', 'image', 'thumbnail'].flatMap((name) => children(item, name));
  return {
    own: eachOnce([...inGroups, ...single('media:content'), ...single('enclosure')]),
    standIns: [
      ...picture(thumbnails, [item], base),
      ...covers.flatMap((cover) =>
        picture([cover, ...[cover, ...children(cover, 'url')].map(addressIn)], [], base),
      ),
    ].slice(0, 1),
  };
}

/** An address written as text; a cover with child elements has no address of its own. */
const addressIn = (url: XmlElement): XmlElement => ({
  ...url,
  attributes: { url: url.children.some((node) => typeof node !== 'string') ? '' : (lineOf(url) ?? '') },
  children: [],
});
