import type { NinjsAssociation, NinjsConcept, NinjsText } from '../ninjs/ninjs-item.ts';
import {
  all,
  attribute,
  descendants,
  elementAt,
  isElement,
  lineOf,
  type XmlElement,
} from '../xml/xml-element.ts';
import { nitfBody, notesForEditors } from './nitf-body.ts';
import { bylineOfHead } from './nitf-byline.ts';

/** Words for pictures in any system's spelling: `image/jpeg`, `photograph`, `foto`. */
const PICTURE_TYPE = /^(?:image|photo|picture|foto)/i;
const OTHER_TYPE = /^(?:video|audio|graphic)/i;

/** The type of a media element, also by the MIME type of its file; a picture if it states neither. */
function mediaType(media: XmlElement): string {
  const stated = attribute(media, 'media-type');
  const mime = all(media, 'media-reference').flatMap((one) => attribute(one, 'mime-type') ?? [])[0];
  const types = stated !== undefined && OTHER_TYPE.test(stated) ? [stated] : [stated, mime];
  const isPicture = types.some((type) => type !== undefined && PICTURE_TYPE.test(type));
  return isPicture ? 'picture' : (stated ?? mime ?? 'picture');
}

function mediaOf(media: XmlElement): NinjsAssociation[] {
  const type = mediaType(media);
  if (type !== 'picture') return [{ type }];
  const renditions = all(media, 'media-reference').flatMap((reference) => {
    const href = attribute(reference, 'source');
    return href ? [{ href, width: Number(attribute(reference, 'width')) || undefined }] : [];
  });
  const caption = joined(all(media, 'media-caption'));
  return [
    {
      type: 'picture',
      by: lineOf(all(media, 'media-producer')[0]),
      renditions,
      ...(caption && {
        descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }],
      }),
    },
  ];
}

const plainTexts = (role: string, value: string | undefined): NinjsText[] =>
  value ? [{ role, contenttype: 'text/plain', value }] : [];

/** The texts of elements as sentences on one line. */
const joined = (elements: XmlElement[]): string | undefined =>
  elements
    .flatMap((element) => lineOf(element) ?? [])
    .reduce<string | undefined>(
      (line, next) => (line === undefined ? next : `${line}${/[.!?:;…]$/.test(line) ? '' : '.'} ${next}`),
      undefined,
    );

/** The text of a dateline without a date in digits. */
const dateline = (element: XmlElement | undefined): string | undefined =>
  lineOf(
    element && {
      ...element,
      children: element.children.filter(
        (child) => !(isElement(child) && child.local === 'story.date' && /^\d{8}/.test(lineOf(child) ?? '')),
      ),
    },
  )?.replace(/[\s,–—-]+$/, '');

/** The texts, authors and pictures of an NITF document, which may also be within a NewsML item. */
export function nitfContent(nitf: XmlElement) {
  const head = elementAt(nitf, 'body', 'body.head');
  const contents = all(elementAt(nitf, 'body'), 'body.content');
  const { by, authors } = bylineOfHead(head);
  const notes = [...contents, head].flatMap(notesForEditors).length;
  return {
    title: lineOf(elementAt(nitf, 'head', 'title')),
    headlines: [
      ...plainTexts('main', lineOf(elementAt(head, 'hedline', 'hl1'))),
      ...plainTexts('subheadline', joined(all(elementAt(head, 'hedline'), 'hl2'))),
    ],
    descriptions: plainTexts('summary', joined(all(head, 'abstract'))),
    bodies: [{ role: 'main', contenttype: 'text/html', value: contents.map(nitfBody).join('<br>') }],
    by,
    located: dateline(elementAt(head, 'dateline')),
    authors: authors.map((name): NinjsConcept => ({ name, rel: 'author' })),
    associations: descendants(elementAt(nitf, 'body'), 'media').flatMap(mediaOf),
    warnings: notes > 0 ? [`notes for editors, not printed: ${notes}`] : [],
  };
}
