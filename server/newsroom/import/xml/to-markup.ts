import { isElement, type XmlElement, type XmlNode } from './xml-element.ts';

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeValue = (text: string) => escapeText(text).replace(/"/g, '&quot;');

/** How an element is written: under another name, or left out with its contents. */
export type Renaming = (element: XmlElement) => string | null;

const VOID = new Set(['br', 'hr', 'img']);

function markup(node: XmlNode, rename: Renaming): string {
  if (!isElement(node)) return escapeText(node);
  const name = rename(node);
  if (name === null) return '';
  const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
  const open = `<${name}${attributes.join('')}>`;
  return VOID.has(name) ? open : `${open}${toMarkup(node, rename)}</${name}>`;
}

/** The contents of an element, as HTML that still has to be sanitized. */
export const toMarkup = (parent: XmlElement | undefined, rename: Renaming): string =>
  (parent?.children ?? []).map((node) => markup(node, rename)).join('');
