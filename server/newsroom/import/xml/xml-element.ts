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

/** Text of an element on one line; undefined when there is none. */
export function lineOf(node: XmlElement | undefined): string | undefined {
  const line = node && oneLine(innerText(node));
  return line !== undefined && isVisible(line) ? line : undefined;
}

/** Text of an element as written, including CDATA. */
export const textOf = (node: XmlElement | undefined): string => (node ? innerText(node) : '');

/** An attribute's value, unless it is blank. */
export const attribute = (node: XmlElement | undefined, name: string): string | undefined =>
  node?.attributes[name]?.trim() || undefined;
