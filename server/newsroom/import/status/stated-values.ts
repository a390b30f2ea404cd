import { isNo, isNumberOrBoolean, isYes, normalised, wordSet } from './plain-words.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text, number and boolean in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isObject(value)) return Object.values(value).flatMap(textsIn);
  return value === null || value === undefined ? [] : [String(value).trim()];
}

const textsAt = (object: Json, names: string[]): string[] => names.flatMap((name) => textsIn(object[name]));

/** Keys of an object that give its state: first its value, then its name, then a code of some system. */
const VALUE_KEYS = ['value', 'text'];
const NAME_KEYS = [
  'name',
  'label',
  'title',
  'slug',
  'key',
  'term',
  'literal',
  'qcode',
  'uri',
  'content',
  'state',
  'status',
  'current',
  'id',
];
const FALLBACK_KEYS = ['code', 'enabled', 'active', 'state', 'status', 'content'];

/**
 * The texts by which a value states a state: `"draft"`, `["draft"]`, `{ "id": 2, "label": "Bozza" }`. A
 * number counts only if there is no word: `{ "code": 0, "label": "published" }`.
 * @param isFlag whether it is a boolean such as `draft`, for which the keys for a name are not read beside a
 * value
 */
export function statesOf(value: unknown, isFlag: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => statesOf(one, isFlag));
  if (!isObject(value)) return textsIn(value);
  const valueTexts = textsAt(value, VALUE_KEYS);
  const nameTexts = textsAt(value, [...NAME_KEYS, 'code']).filter((one) => !isNumberOrBoolean(one));
  if (valueTexts.length > 0) return isFlag ? valueTexts : [...valueTexts, ...nameTexts];
  return nameTexts.length > 0 ? nameTexts : textsAt(value, FALLBACK_KEYS);
}

const UNTIL_KEYS = ['until', 'to', 'end', 'ends', 'expires', 'ends_at', 'end_date', 'fino', 'fine'];
const FROM_KEYS = [
  'from',
  'start',
  'date',
  'datetime',
  'day',
  'at',
  'time',
  'norm',
  'value',
  'text',
  'content',
];
const ACTIVE_KEYS = ['active', 'enabled', 'attivo', 'is_active', 'isActive', 'on'];
const OVER_KEYS = ['lifted', 'removed', 'expired', 'revoked', 'revocato', 'scaduto'];
/** Keys of details of a time that are not times: its kind, its author, its reason. */
const NO_TIME_KEY =
  /^(?:xmlns(?::.*)?|xml:.*|id|uuid|type|kind|class|scheme|format|label|name|lang|(?:time_?)?zone|timezone(?:_type)?|tz|reason|motivo|note|by|user)$/i;

/** Words that a system writes where it has no value. */
const PLACEHOLDERS = wordSet('none nessuno nessuna null nil na n/a undefined');

/** The texts at these keys that were filled in: an empty end must not replace a beginning, nor that another time. */
const filledIn = (value: Json, keys: string[]): string[] =>
  textsAt(value, keys).filter((one) => one.trim() !== '' && !isNo(one) && !PLACEHOLDERS.has(normalised(one)));

/**
 * The times of a hold in a value such as `{ "until": …, "reason": … }`; none if the hold is inactive or over.
 * @param isEmbargo whether it is an embargo, which ends at the time; a publication begins at it
 */
export function holdsOf(value: unknown, isEmbargo: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => holdsOf(one, isEmbargo));
  if (!isObject(value)) return textsIn(value);
  if (textsAt(value, ACTIVE_KEYS).some(isNo) || textsAt(value, OVER_KEYS).some(isYes)) return [];
  const until = isEmbargo ? filledIn(value, UNTIL_KEYS) : [];
  const times = until.length > 0 ? until : filledIn(value, FROM_KEYS);
  if (times.length > 0) return times;
  const others = Object.entries(value).filter(
    ([name]) => !NO_TIME_KEY.test(name) && (isEmbargo || !UNTIL_KEYS.includes(name)),
  );
  return textsIn(others.length > 0 ? others.map(([, one]) => one) : value);
}

/**
 * The times of a hold in an element: its text, and every attribute that is not known to be something else.
 */
export function holdsOfElement(
  attributes: Record<string, string>,
  text: string | undefined,
  isEmbargo: boolean,
): string[] {
  const entries = Object.entries(attributes).filter(([name]) => isEmbargo || !UNTIL_KEYS.includes(name));
  const hasEntry = (names: string[], test: (value: string) => boolean): boolean =>
    entries.some(([name, value]) => names.includes(name) && test(value));
  if (hasEntry(ACTIVE_KEYS, isNo) || hasEntry(OVER_KEYS, isYes)) return [];
  const timeEntries = entries.filter(
    ([name, value]) => !NO_TIME_KEY.test(name) && !(ACTIVE_KEYS.includes(name) && isYes(value)),
  );
  const times = [...(text ? [text] : []), ...timeEntries.map(([, value]) => value.trim())];
  // If there is only a kind or a reason, it is returned as a time, so that the item is rejected.
  return (
    times.length > 0 ? times : entries.filter(([name]) => !/^xml/.test(name)).map(([, value]) => value)
  ).filter((one) => one !== '');
}
