import { isBare, isNo, isYes } from './plain-words.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text, number and boolean in a value, at any depth. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (isObject(value)) return Object.values(value).flatMap(leavesOf);
  return value === null || value === undefined ? [] : [String(value).trim()];
}

const leavesAt = (object: Json, names: string[]): string[] => names.flatMap((name) => leavesOf(object[name]));

/** Keys of an object that give its state: first its value, then its name, then a code of some system. */
const VALUE_KEYS = ['value', 'text'];
const NAME_KEYS = [
  ...['name', 'label', 'title', 'slug', 'key', 'term', 'literal', 'qcode', 'uri', 'content'],
  ...['state', 'status', 'current', 'id'],
];
const CODES = ['code', 'enabled', 'active', 'state', 'status', 'content'];

/**
 * The words by which a value states a state: `"draft"`, `["draft"]`, `{ "id": 2, "label": "Bozza" }`. A number counts
 * only where there is no word: `{ "code": 0, "label": "published" }`. A boolean (`draft`) is not read from a name.
 */
export function statesOf(value: unknown, isTruth: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => statesOf(one, isTruth));
  if (!isObject(value)) return leavesOf(value);
  const worth = leavesAt(value, VALUE_KEYS);
  const called = leavesAt(value, [...NAME_KEYS, 'code']).filter((one) => !isBare(one));
  if (worth.length > 0) return isTruth ? worth : [...worth, ...called];
  return called.length > 0 ? called : leavesAt(value, CODES);
}

const UNTIL = ['until', 'to', 'end', 'ends', 'expires', 'ends_at', 'end_date', 'fino', 'fine'];
const FROM = ['from', 'start', 'date', 'datetime', 'day', 'at', 'time', 'norm', 'value', 'text', 'content'];
const ON = ['active', 'enabled', 'attivo', 'is_active', 'isActive', 'on'];
const OFF = ['lifted', 'removed', 'expired', 'revoked', 'revocato', 'scaduto'];
/** Keys beside a moment that are not moments: its kind, its author, its reason. */
const BESIDE =
  /^(?:xmlns(?::.*)?|xml:.*|id|uuid|type|kind|class|scheme|format|label|name|lang|(?:time_?)?zone|timezone(?:_type)?|tz|reason|motivo|note|by|user)$/i;

/**
 * The moments that a value waits for: `{ "until": …, "reason": … }`. An inactive one has none.
 * @param lasts whether it is an embargo, which ends at the moment; a schedule begins at it
 */
export function holdsOf(value: unknown, lasts: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => holdsOf(one, lasts));
  if (!isObject(value)) return leavesOf(value);
  if (leavesAt(value, ON).some(isNo) || leavesAt(value, OFF).some(isYes)) return [];
  const until = lasts ? leavesAt(value, UNTIL) : [];
  const found = until.length > 0 ? until : leavesAt(value, FROM);
  if (found.length > 0) return found;
  const others = Object.entries(value).filter(
    ([name]) => !BESIDE.test(name) && (lasts || !UNTIL.includes(name)),
  );
  return leavesOf(others.length > 0 ? others.map(([, one]) => one) : value);
}

/** The moments in an element: its text and every attribute that is not known to be something else. */
export function holdsOfElement(
  attributes: Record<string, string>,
  text: string | undefined,
  lasts: boolean,
): string[] {
  const entries = Object.entries(attributes).filter(([name]) => lasts || !UNTIL.includes(name));
  const has = (names: string[], is: (value: string) => boolean): boolean =>
    entries.some(([name, value]) => names.includes(name) && is(value));
  if (has(ON, isNo) || has(OFF, isYes)) return [];
  const moments = entries.filter(
    ([name, value]) => !BESIDE.test(name) && !(ON.includes(name) && isYes(value)),
  );
  const all = [...(text ? [text] : []), ...moments.map(([, value]) => value.trim())];
  // A kind or a reason by itself is no moment, and is refused as such.
  return (
    all.length > 0 ? all : entries.filter(([name]) => !/^xml/.test(name)).map(([, value]) => value)
  ).filter((one) => one !== '');
}
