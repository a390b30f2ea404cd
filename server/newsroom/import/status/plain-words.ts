export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** A word in lower case, without invisible characters and those that systems write between the parts of a name. */
export const normalised = (written: string): string => written.toLowerCase().replace(/[\s\p{Cf}_-]+/gu, '');

const YES = wordSet('yes y true 1 on si sì vero');
const NO = wordSet('no n false 0 off falso');

export const isYes = (written: string): boolean => YES.has(written.trim().toLowerCase());
export const isNo = (written: string): boolean => NO.has(written.trim().toLowerCase());

/** Whether a value is a number or a boolean and not a word. */
export const isNumberOrBoolean = (written: string): boolean =>
  /^-?\d+$/.test(written) || isYes(written) || isNo(written);
