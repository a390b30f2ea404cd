// Finds probable mistakes in settings: misspelt names, and values that were not filled in.
import { distance } from 'fastest-levenshtein';

/** Variables of other programs whose names resemble ours. */
const OF_OTHERS = ['DATE', 'APP_ID', 'APP_VERSION', 'PHP_VERSION', 'HTTP_URL', 'FTP_URL'];

/** In names as short as this two wrong letters are too many: HOME, PATH, NAME, TEMP and TEST are not mistakes. */
const SHORT = 5;

const isSwapped = (name: string, ours: string) =>
  [...ours].some(
    (letter, at) => name === ours.slice(0, at) + (ours[at + 1] ?? '') + letter + ours.slice(at + 2),
  );

/** Whether a name is a misspelling of one of ours: up to two letters are wrong, missing, superfluous or swapped. */
function isNear(name: string, ours: string): boolean {
  const wrong = distance(name, ours);
  return ours.length > SHORT ? wrong <= 2 : wrong <= 1 || isSwapped(name, ours);
}

/** @returns a line for each name that is not a setting but was probably meant for one */
export function mistakenNames(names: readonly string[], ours: readonly string[]): string[] {
  const known = new Set([...ours, ...OF_OTHERS]);
  return names.flatMap((name) => {
    if (known.has(name)) return [];
    const meant = ours.find((own) => isNear(name.toUpperCase(), own));
    return meant === undefined ? [] : [`${name}: is no setting; ${meant} is`];
  });
}

/** Values that a program or template writes if it has none. */
const NOT_FILLED_IN = /^(?:undefined|null|NaN|\[object Object\]|\$\{?\w+\}?|<[^>]*>|\{\{.*\}\})$/i;

/** Control characters, and characters that change the writing direction or are invisible. */
const CONTROL = /[\p{Cc}\p{Cf}]/u;

/** Why a value is probably a mistake, whatever the setting; null if it is not. */
export function mistakenValue(value: string): string | null {
  if (NOT_FILLED_IN.test(value)) return 'was not filled in';
  if (value.trim() !== value) return 'begins or ends with a space';
  if (/^(["'`]).*\1$/s.test(value)) return 'stands in quotation marks, which are taken as part of it';
  return CONTROL.test(value) ? 'holds a character that cannot be seen' : null;
}
