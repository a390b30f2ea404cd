import { Rejected } from '../rejected.ts';
import { isElement, type XmlElement } from '../xml/xml-element.ts';

/** Whether one sign more, less or another makes one name of the other. */
function isOneOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}

const isNearly = (written: string, name: string): boolean =>
  written !== name && isOneOff(written.toLowerCase(), name.toLowerCase());

/** Whether a name is all but that of something that says who may see an item: a slip, or a byte that was lost. */
export const isNearAny = (written: string, names: string[]): boolean =>
  !names.includes(written) &&
  names.some((name) => isNearly(written, name) || written.toLowerCase() === name.toLowerCase());

/** @throws Rejected for a name that is nearly one of those that say who may see an item: nobody knows what it means */
export function checkNames(written: string[], names: string[], place: string): void {
  const near = written.find((one) => isNearAny(one, names));
  if (near !== undefined)
    throw new Rejected(`${place}${near.slice(0, 60)}`, 'nearly the name of what says who may see it');
}

/** @throws Rejected where text that names one of them stands between elements: it was one, and lost its sign */
export function checkLooseText(parents: XmlElement[], names: string[]): void {
  const text = parents.flatMap(({ children }) => children.filter((child) => !isElement(child))).join(' ');
  const found = names.find((name) => text.includes(name));
  if (found !== undefined) throw new Rejected(found, 'stands there as text, and says who may see it');
}
