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

function picture(media: XmlElement): NinjsAssociation[] {
  const type = attribute(media, 'media-type')?.toLowerCase();
  if (type !== undefined && type !== 'image' && type !== 'photo') return [];
  const renditions = all(media, 'media-reference').flatMap((reference) => {
    const href = attribute(reference, 'source');
    return href ? [{ href, width: Number(attribute(reference, 'width')) || undefined }] : [];
  });
  const caption = lineOf(all(media, 'media-caption')[0]);
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
  const notes = [...contents, head].reduce((sum, part) => sum + notesForEditors(part), 0);
  return {
    title: lineOf(elementAt(nitf, 'head', 'title')),
    headlines: [
      ...plainTexts('main', lineOf(elementAt(head, 'hedline', 'hl1'))),
      ...plainTexts('subheadline', joined(all(elementAt(head, 'hedline'), 'hl2'))),
    ],
    descriptions: plainTexts('summary', lineOf(elementAt(head, 'abstract'))),
    bodies: [{ role: 'main', contenttype: 'text/html', value: contents.map(nitfBody).join('') }],
    by,
    located: dateline(elementAt(head, 'dateline')),
    authors: authors.map((name): NinjsConcept => ({ name, rel: 'author' })),
    associations: descendants(elementAt(nitf, 'body'), 'media').flatMap(picture),
    warnings: notes > 0 ? [`notes for editors, not printed: ${notes}`] : [],
  };
}
