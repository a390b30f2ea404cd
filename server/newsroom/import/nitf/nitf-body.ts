import { paragraphsOf } from '../text/plain-paragraphs.ts';
import { type ElementNames, toMarkup } from '../xml/to-markup.ts';
import {
  all,
  attribute,
  descendants,
  elementsOf,
  isElement,
  lineOf,
  textOf,
  type XmlElement,
} from '../xml/xml-element.ts';

/**
 * HTML names of NITF elements; null for elements that are removed from the text: media, and machine-readable
 * data.
 */
const HTML_NAMES: Record<string, string | null> = {
  hl1: 'h2',
  hl2: 'h2',
  bq: 'blockquote',
  block: 'div',
  credit: 'p',
  fn: 'div',
  media: null,
  object: null,
  'media-metadata': null,
  'nitf-table': 'div',
  'nitf-table-metadata': null,
  'nitf-table-summary': null,
  'alt-code': null,
  virtloc: 'span',
  postaddr: 'span',
};

/**
 * Whether a note is for editors: `type="npa"` means not publishable, `std` and `pa` are for readers. A note without a
 * type is for editors if its class says so.
 */
const isForEditors = (note: XmlElement): boolean => {
  const type = attribute(note, 'type')?.toLowerCase();
  if (type === undefined) return attribute(note, 'noteclass')?.toLowerCase() === 'editorsnote';
  return type !== 'std' && type !== 'pa';
};

const toHtmlName: ElementNames = (element) => {
  const { local } = element;
  if (local === 'note') return isForEditors(element) ? null : 'div';
  if (attribute(element, 'type')?.toLowerCase() === 'npa') return null;
  const htmlName = HTML_NAMES[local];
  return htmlName === undefined ? local : htmlName;
};

const INLINE_PARTS = /^(?:person|location|frac|num|postaddr)$/;

/** Adds spaces between adjacent parts of a name or number, such as `<city>Roma</city><country>…`. */
function withSpacesBetweenParts(element: XmlElement): XmlElement {
  const children = element.children.map((child) =>
    isElement(child) ? withSpacesBetweenParts(child) : child,
  );
  if (element.local === 'frac') return { ...element, children: [fraction(element)] };
  if (!INLINE_PARTS.test(element.local)) return { ...element, children };
  const spaced = children.flatMap((child, at) => {
    const previous = children[at - 1];
    return isElement(child) && previous !== undefined && isElement(previous) ? [' ', child] : [child];
  });
  return { ...element, children: spaced };
}

const fraction = (frac: XmlElement): string =>
  `${lineOf(all(frac, 'frac-num')[0]) ?? ''}/${lineOf(all(frac, 'frac-den')[0]) ?? ''}`;

/** The body of an article as HTML that is not cleaned yet; text without any elements becomes paragraphs. */
export const nitfBody = (content: XmlElement): string =>
  elementsOf(content).length === 0
    ? paragraphsOf(textOf(content))
    : toMarkup(withSpacesBetweenParts(content), toHtmlName).trim();

/** The notes to editors in a body, at any depth, each with a line for each of its paragraphs. */
export const notesForEditors = (parent: XmlElement | undefined): string[] =>
  elementsOf(parent).flatMap((child) =>
    child.local === 'note' && isForEditors(child) ? [linesOf(child)] : notesForEditors(child),
  );

const linesOf = (note: XmlElement): string => {
  const paragraphs = descendants(note, 'p');
  return (paragraphs.length > 0 ? paragraphs : [note]).flatMap((part) => lineOf(part) ?? []).join('\n');
};
