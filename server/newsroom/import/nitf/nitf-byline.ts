import { oneLine } from '../visible-text.ts';
import { all, isElement, lineOf, within, type XmlElement, type XmlNode } from '../xml/xml-element.ts';

/** Elements beside a name that are not part of it: titles, roles, addresses. */
const BESIDE = new Set([
  'byttl',
  'function',
  'name.title',
  'alt-code',
  'virtloc',
  'postaddr',
  'org',
  'br',
  'location',
  'tagline',
]);

/** The words of a name, with spaces between its parts, without the elements beside it. */
function nameWords(node: XmlNode): string {
  if (!isElement(node)) return node;
  if (BESIDE.has(node.local)) return ' ';
  return node.children.map((child) => (isElement(child) ? ` ${nameWords(child)} ` : child)).join('');
}

const onLine = (text: string): string | undefined =>
  oneLine(text)
    .replace(/ ([,;.])/g, '$1')
    .replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, '') || undefined;

const nameOf = (element: XmlElement) => onLine(nameWords(element));

export type Byline = { by: string | undefined; authors: string[] };

/** The authors of one byline or several; if no persons are marked, the line itself names them. */
export function bylineOfHead(head: XmlElement | undefined): Byline {
  const bylines = all(head, 'byline');
  const lines = bylines.flatMap((byline) => nameOf(byline) ?? []);
  const authors = bylines.flatMap((byline) =>
    within(byline, 'person').flatMap((person) => nameOf(person) ?? []),
  );
  return { by: lines.join(', ') || undefined, authors };
}

export const personNames = (parent: XmlElement | undefined): string[] =>
  all(parent, 'person').flatMap((person) => nameOf(person) ?? lineOf(person) ?? []);
