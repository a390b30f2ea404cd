import { isElement, type XmlElement, type XmlNode } from './xml-element.ts';

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeValue = (text: string) => escapeText(text).replace(/"/g, '&quot;');

/** Returns the name under which an element is written; null to leave it out with its contents. */
export type ElementNames = (element: XmlElement) => string | null;

const VOID = new Set(['br', 'hr', 'img']);

function markup(node: XmlNode, nameOf: ElementNames): string {
  if (!isElement(node)) return escapeText(node);
  const name = nameOf(node);
  if (name === null) return '';
  const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
  const open = `<${name}${attributes.join('')}>`;
  return VOID.has(name) ? open : `${open}${toMarkup(node, nameOf)}</${name}>`;
}

/** The contents of an element, as HTML that still has to be sanitized. */
export const toMarkup = (parent: XmlElement | undefined, nameOf: ElementNames): string =>
  (parent?.children ?? []).map((node) => markup(node, nameOf)).join('');
