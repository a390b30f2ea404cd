import { Rejected } from '../rejected.ts';
import { isElement, type XmlElement } from '../xml/xml-element.ts';

/** Whether the names differ by one character at most: added, removed or replaced. */
function differsByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}

const isMisspelling = (written: string, name: string): boolean =>
  written !== name && differsByOne(written.toLowerCase(), name.toLowerCase());

/** Whether a name is almost one of some names: misspelt by one character, or in another case. */
export const isAlmostOneOf = (written: string, names: string[]): boolean =>
  !names.includes(written) &&
  names.some((name) => isMisspelling(written, name) || written.toLowerCase() === name.toLowerCase());

/**
 * @throws Rejected for a name that is almost one of the properties about who may see an item: its meaning is unclear
 */
export function checkNames(written: string[], names: string[], place: string): void {
  const almost = written.find((one) => isAlmostOneOf(one, names));
  if (almost !== undefined)
    throw new Rejected(`${place}${almost.slice(0, 60)}`, 'nearly the name of what says who may see it');
}

/**
 * @throws Rejected if text between elements contains such a name: it was an element whose bracket was lost
 */
export function checkLooseText(parents: XmlElement[], names: string[]): void {
  const text = parents.flatMap(({ children }) => children.filter((child) => !isElement(child))).join(' ');
  const looseName = names.find((name) => text.includes(name));
  if (looseName !== undefined) throw new Rejected(looseName, 'stands there as text, and says who may see it');
}
