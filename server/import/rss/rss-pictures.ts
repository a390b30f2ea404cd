import type { NinjsAssociation } from '../ninjs/ninjs-item.ts';
import { decodeEntities } from '../plain-text.ts';
import { attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';

/** Stops at the next `<`: else tags that never end would be searched to the end of the text, each of them. */
const IMG = /<img\b[^<>]*>/gi;
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;
const ALT = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

export const withoutPictures = (html: string): string => html.replace(IMG, '');

/** Pictures that stand in the text itself, also as `data:` addresses. */
export function picturesInHtml(html: string): NinjsAssociation[] {
  return [...html.matchAll(IMG)].flatMap(([tag]) => {
    const source = SRC.exec(tag);
    const href = decodeEntities(source?.[1] ?? source?.[2] ?? source?.[3] ?? '').trim();
    if (!href) return [];
    const alt = ALT.exec(tag);
    const value = decodeEntities(alt?.[1] ?? alt?.[2] ?? '').trim();
    return [
      {
        type: 'picture',
        renditions: [{ href }],
        ...(value && { descriptions: [{ role: 'caption', contenttype: 'text/plain', value }] }),
      },
    ];
  });
}

function isPicture(content: XmlElement): boolean {
  const type = attribute(content, 'type');
  if (type !== undefined) return /^image\//i.test(type);
  const medium = attribute(content, 'medium');
  if (medium !== undefined) return medium.toLowerCase() === 'image';
  return /\.(?:jpe?g|png|webp|avif|gif|tiff?)(?:[?#]|$)/i.test(attribute(content, 'url') ?? '');
}

const named = (parents: XmlElement[], name: string) =>
  parents.flatMap((parent) => elementsOf(parent)).find((child) => child.name === name);

/** Widths of one picture, with the credit and caption that stand in it or around it. */
function picture(contents: XmlElement[], around: XmlElement[]): NinjsAssociation[] {
  const renditions = contents.filter(isPicture).map((content) => ({
    href: attribute(content, 'url'),
    width: Number(attribute(content, 'width')) || undefined,
  }));
  if (renditions.length === 0) return [];
  const places = [...contents, ...around];
  const caption = lineOf(named(places, 'media:description') ?? named(places, 'media:title'));
  return [
    {
      type: 'picture',
      by: lineOf(named(places, 'media:credit')),
      renditions,
      ...(caption && { descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }] }),
    },
  ];
}

/** Of a group one picture; of each content outside a group one; else what is enclosed. */
export function rssPictures(item: XmlElement): NinjsAssociation[] {
  const children = elementsOf(item);
  const contentsOf = (parent: XmlElement) =>
    elementsOf(parent).filter(({ name }) => name === 'media:content');
  const groups = children
    .filter(({ name }) => name === 'media:group')
    .flatMap((group) => picture(contentsOf(group), [group, item]));
  const single = contentsOf(item).flatMap((content) => picture([content], [item]));
  if (groups.length + single.length > 0) return [...groups, ...single];
  const enclosed = children.filter(({ name }) => name === 'enclosure' || name === 'media:thumbnail');
  return enclosed
    .map((one) =>
      one.name === 'enclosure' ? one : { ...one, attributes: { ...one.attributes, medium: 'image' } },
    )
    .slice(0, 1)
    .flatMap((one) => picture([one], [item]));
}
