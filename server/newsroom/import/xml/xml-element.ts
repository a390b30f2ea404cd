import { isVisible, oneLine } from '../visible-text.ts';

/** An element of a document, with names as written. References in its texts are resolved. */
export type XmlElement = {
  /** Name with prefix: `media:content`. */
  name: string;
  /** Name without prefix: `content`. */
  local: string;
  attributes: Record<string, string>;
  children: XmlNode[];
};
export type XmlNode = XmlElement | string;

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const elementsOf = (parent: XmlElement | undefined): XmlElement[] =>
  parent?.children.filter(isElement) ?? [];

/** The children with this name, without prefix. */
export const all = (parent: XmlElement | undefined, local: string): XmlElement[] =>
  elementsOf(parent).filter((child) => child.local === local);

/** The first descendant along a path of names without prefix. */
export const elementAt = (parent: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, local) => all(found, local)[0], parent);

/** Every descendant of that name, in document order. */
export const descendants = (parent: XmlElement | undefined, local: string): XmlElement[] =>
  elementsOf(parent).flatMap((child) => [
    ...(child.local === local ? [child] : []),
    ...descendants(child, local),
  ]);

const innerText = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(innerText).join('');

/** Elements with which a new line begins. */
const LINE = /^(?:br|p|div|li|block|h[1-6]|hl[12])$/i;
/** Elements that may mark a part of a word. */
const MARK = /^(?:a|abbr|b|em|font|i|q|small|span|strong|su[bp]|u)$/i;

/** Whether a node is separated from the one before it, although no text between them says so. */
const isSeparated = (previous: XmlNode | undefined, node: XmlNode): boolean =>
  previous !== undefined &&
  (isLine(previous) ||
    isLine(node) ||
    (isElement(previous) && isElement(node) && !(MARK.test(previous.local) && MARK.test(node.local))));
const isLine = (node: XmlNode): boolean => isElement(node) && LINE.test(node.local);

/** Text of a node with spaces between its lines, and between adjacent parts such as `<city>…</city><country>…`. */
const spacedText = (node: XmlNode): string =>
  typeof node === 'string'
    ? node
    : node.children
        .map((child, at) => (isSeparated(node.children[at - 1], child) ? ' ' : '') + spacedText(child))
        .join('');

/** Text of an element on one line; undefined when there is none. */
export function lineOf(node: XmlElement | undefined): string | undefined {
  const line = node && oneLine(spacedText(node));
  return line !== undefined && isVisible(line) ? line : undefined;
}

/** Text of an element as written, including CDATA. */
export const textOf = (node: XmlElement | undefined): string => (node ? innerText(node) : '');

/** An attribute's value, unless it is blank. */
export const attribute = (node: XmlElement | undefined, name: string): string | undefined =>
  node?.attributes[name]?.trim() || undefined;
