import { oneLine } from '../visible-text.ts';
import { all, descendants, isElement, lineOf, type XmlElement, type XmlNode } from '../xml/xml-element.ts';

/** Elements within a byline that are not part of a name: titles, roles, addresses. */
const NOT_NAME = new Set([
  'byttl',
  'function',
  'name.title',
  'alt-code',
  'virtloc',
  'postaddr',
  'org',
  'location',
  'tagline',
]);

/** The text of a name, with spaces between its parts, without elements that are not part of it. */
function nameText(node: XmlNode): string {
  if (!isElement(node)) return node;
  // A line break separates the names of two persons.
  if (node.local === 'br') return '; ';
  if (NOT_NAME.has(node.local)) return ' ';
  return node.children.map((child) => (isElement(child) ? ` ${nameText(child)} ` : child)).join('');
}

const trimmedLine = (text: string): string | undefined =>
  oneLine(text)
    .replace(/ ([,;.])/g, '$1')
    .replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, '') || undefined;

const nameOf = (element: XmlElement) => trimmedLine(nameText(element));

export type Byline = { by: string | undefined; authors: string[] };

/** The text of all bylines, and the persons that are marked in them as authors. */
export function bylineOfHead(head: XmlElement | undefined): Byline {
  const bylines = all(head, 'byline');
  const lines = bylines.flatMap((byline) => nameOf(byline) ?? []);
  const authors = bylines.flatMap((byline) =>
    descendants(byline, 'person').flatMap((person) => nameOf(person) ?? []),
  );
  return { by: lines.join(', ') || undefined, authors };
}

export const personNames = (parent: XmlElement | undefined): string[] =>
  all(parent, 'person').flatMap((person) => nameOf(person) ?? lineOf(person) ?? []);
