import { Rejected } from '../rejected.ts';
import { isElement, type XmlElement } from '../xml/xml-element.ts';

/** Whether the names differ by one character at most: added, removed or replaced. */
function isOneOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}

const isNearly = (written: string, name: string): boolean =>
  written !== name && isOneOff(written.toLowerCase(), name.toLowerCase());

/** Whether a name is almost that of a property about who may see an item: a misspelling, or a lost byte. */
export const isNearAny = (written: string, names: string[]): boolean =>
  !names.includes(written) &&
  names.some((name) => isNearly(written, name) || written.toLowerCase() === name.toLowerCase());

/**
 * @throws Rejected for a name that is almost one of the properties about who may see an item: its meaning is unclear
 */
export function checkNames(written: string[], names: string[], place: string): void {
  const near = written.find((one) => isNearAny(one, names));
  if (near !== undefined)
    throw new Rejected(`${place}${near.slice(0, 60)}`, 'nearly the name of what says who may see it');
}

/** @throws Rejected where text between elements contains such a name: it was an element that lost its bracket */
export function checkLooseText(parents: XmlElement[], names: string[]): void {
  const text = parents.flatMap(({ children }) => children.filter((child) => !isElement(child))).join(' ');
  const found = names.find((name) => text.includes(name));
  if (found !== undefined) throw new Rejected(found, 'stands there as text, and says who may see it');
}
