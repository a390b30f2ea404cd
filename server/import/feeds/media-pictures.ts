import type { NinjsAssociation } from '../ninjs/ninjs-item.ts';
import { attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { pictureAddresses } from './address.ts';
import type { FeedEntry } from './feed-entry.ts';
import { children } from './feed-names.ts';
import { isNoPicture } from './no-picture.ts';

const BY_NAME = /\.(?:jpe?g|png|webp|avif|gif|tiff?)(?:[?#]|$)/i;

/** What it is by its type, else its medium, else the end of its address. */
export function isPicture(type: string | undefined, medium: string | undefined, href: string): boolean {
  if (type !== undefined && !/^(?:application\/octet-stream|binary\/)/i.test(type))
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

/** Widths of one picture, with the credit and caption that stand in it or around it. */
function picture(contents: XmlElement[], around: XmlElement[], base: string | undefined): NinjsAssociation[] {
  const renditions = contents.flatMap((content) =>
    pictureAddresses(addressOf(content), base)
      .filter((href) => !isNoPicture(href))
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

/** Sizes that WordPress puts behind a name: the same picture at another width. */
const sameAs = (href: string): string =>
  href
    .replace(/^https?:/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/, '');

/** Each picture once, whatever sizes of it are named. */
export function eachOnce(pictures: NinjsAssociation[]): NinjsAssociation[] {
  const seen = new Set<string>();
  return pictures.filter(({ renditions = [] }) => {
    const names = renditions.flatMap(({ href }) => (href ? [sameAs(href)] : []));
    const isNew = !names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
}

/**
 * Of a group one picture at its widths; of each content and each enclosure one. Thumbnails and the covers of podcasts
 * stand in where there is none of these.
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
  const covers = [...children(item, 'itunes:image'), ...children(item, 'image')];
  return {
    own: eachOnce([...inGroups, ...single('media:content'), ...single('enclosure')]),
    standIns: [
      ...picture(thumbnails, [item], base),
      ...covers.flatMap((cover) => picture([cover, ...children(cover, 'url').map(addressIn)], [], base)),
    ].slice(0, 1),
  };
}

const addressIn = (url: XmlElement): XmlElement => ({
  ...url,
  attributes: { url: lineOf(url) ?? '' },
  children: [],
});
