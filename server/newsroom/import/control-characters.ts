/** Characters of Windows-1252 at 0x80 to 0x9F, in order; the five codes that it leaves unassigned do not change. */
const WINDOWS_1252 = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ';
const FIRST_CODE = 0x80;

const C1_CONTROLS = /[\u0080-\u009f]/g;

/**
 * Replaces the control characters U+0080 to U+009F by the characters that Windows-1252 has at these codes, as
 * in `L\x92attacco`. Browsers do the same, and no newspaper prints a control character.
 */
export const mendWindowsCharacters = (text: string): string =>
  text.replace(C1_CONTROLS, (character) => WINDOWS_1252[character.charCodeAt(0) - FIRST_CODE] ?? character);

/** NUL and the other control characters, and the two noncharacters: XML does not allow them, and no text needs them. */
const CONTROL_CHARACTERS = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff`;
const ANY_CONTROL_CHARACTER = new RegExp(`[${CONTROL_CHARACTERS}]`, 'g');

/** A text without control characters, and how many were dropped. */
export function dropControlCharacters(text: string): { text: string; dropped: number } {
  const remaining = text.replace(ANY_CONTROL_CHARACTER, '');
  return { text: remaining, dropped: text.length - remaining.length };
}

const NEEDS_MENDING = new RegExp(`[${CONTROL_CHARACTERS}\\u0080-\\u009f]`);

/**
 * A text with the characters of Windows-1252 and without control characters. Most texts have neither, and are checked
 * only once.
 */
export function mendCharacters(text: string): { text: string; dropped: number } {
  if (!NEEDS_MENDING.test(text)) return { text, dropped: 0 };
  const { text: remaining, dropped } = dropControlCharacters(text);
  return { text: mendWindowsCharacters(remaining), dropped };
}

/** The warning for dropped characters; empty if none was dropped. */
export const droppedWarnings = (dropped: number): string[] =>
  dropped === 0 ? [] : [`${dropped} control sign${dropped === 1 ? '' : 's'} dropped`];
