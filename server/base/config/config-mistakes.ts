// Finds probable mistakes in settings: misspelt names, and values that were not filled in.
import { distance } from 'fastest-levenshtein';

/** Variables of other programs whose names resemble ours. */
const FOREIGN_VARIABLES = ['DATE', 'APP_ID', 'APP_VERSION', 'PHP_VERSION', 'HTTP_URL', 'FTP_URL'];

/**
 * Longest name in which only one letter may be wrong. With two, HOME, PATH, NAME, TEMP and TEST would count
 * as mistakes.
 */
const MAX_SHORT_LENGTH = 5;

const isSwapped = (name: string, settingName: string) =>
  [...settingName].some(
    (letter, index) =>
      name ===
      settingName.slice(0, index) + (settingName[index + 1] ?? '') + letter + settingName.slice(index + 2),
  );

/** Whether a name is a misspelling of one of ours: up to two letters are wrong, missing, superfluous or swapped. */
function isNear(name: string, settingName: string): boolean {
  const wrong = distance(name, settingName);
  return settingName.length > MAX_SHORT_LENGTH ? wrong <= 2 : wrong <= 1 || isSwapped(name, settingName);
}

/** @returns a line for each name that is not a setting but was probably meant for one */
export function mistakenNames(names: readonly string[], settingNames: readonly string[]): string[] {
  const allowedNames = new Set([...settingNames, ...FOREIGN_VARIABLES]);
  return names.flatMap((name) => {
    if (allowedNames.has(name)) return [];
    const suggestion = settingNames.find((setting) => isNear(name.toUpperCase(), setting));
    return suggestion === undefined ? [] : [`${name}: is not a setting; did you mean ${suggestion}?`];
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
  if (/^(["'`]).*\1$/s.test(value)) return 'is in quotation marks, which become part of it';
  return CONTROL.test(value) ? 'contains an invisible character' : null;
}
