// Settings that nobody can have meant: names beside ours, and values that were not filled in.
import { distance } from 'fastest-levenshtein';

/** Names that programs beside this one are often set by, and that are near to ours. */
const OF_OTHERS = ['DATE', 'APP_ID', 'APP_VERSION', 'PHP_VERSION', 'HTTP_URL', 'FTP_URL'];

/** Two letters of a name as short as this are half of it: HOME, PATH, NAME, TEMP and TEST are no mistakes. */
const SHORT = 5;

const isSwapped = (name: string, ours: string) =>
  [...ours].some(
    (letter, at) => name === ours.slice(0, at) + (ours[at + 1] ?? '') + letter + ours.slice(at + 2),
  );

/** Whether one was written for the other, by two letters that are wrong, missing, too many or in each other's place. */
function isNear(name: string, ours: string): boolean {
  const wrong = distance(name, ours);
  return ours.length > SHORT ? wrong <= 2 : wrong <= 1 || isSwapped(name, ours);
}

/** @returns a line for each name that is none of ours and was meant for one */
export function mistakenNames(names: readonly string[], ours: readonly string[]): string[] {
  const known = new Set([...ours, ...OF_OTHERS]);
  return names.flatMap((name) => {
    if (known.has(name)) return [];
    const meant = ours.find((own) => isNear(name.toUpperCase(), own));
    return meant === undefined ? [] : [`${name}: is no setting; ${meant} is`];
  });
}

/** Values of programs that had none. */
const NOT_FILLED_IN = /^(?:undefined|null|NaN|\[object Object\]|\$\{?\w+\}?|<[^>]*>|\{\{.*\}\})$/i;

/** Control characters, and those that turn the direction of writing or take no room. */
const CONTROL = /[\p{Cc}\p{Cf}]/u;

/** Why a value cannot have been meant, whatever it is for; null where it can. */
export function mistakenValue(value: string): string | null {
  if (NOT_FILLED_IN.test(value)) return 'was not filled in';
  if (value.trim() !== value) return 'begins or ends with a space';
  if (/^(["'`]).*\1$/s.test(value)) return 'stands in quotation marks, which are taken as part of it';
  return CONTROL.test(value) ? 'holds a character that cannot be seen' : null;
}
