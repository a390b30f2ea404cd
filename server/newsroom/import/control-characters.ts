/** Characters of Windows-1252 at 0x80 to 0x9F, in order; the five codes that it leaves unassigned do not change. */
const WINDOWS = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ';
const FIRST = 0x80;

const C1 = /[\u0080-\u009f]/g;

/**
 * Replaces control characters by those that Windows-1252 has at the same code: `L\x92attacco`. HTML does the same, and
 * no newspaper prints a control character.
 */
export const mendWindowsSigns = (text: string): string =>
  text.replace(C1, (sign) => WINDOWS[sign.charCodeAt(0) - FIRST] ?? sign);

/** NUL and the other control characters, and the two noncharacters: XML does not allow them, and no text needs them. */
const STRAY_SIGNS = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff`;
const STRAY = new RegExp(`[${STRAY_SIGNS}]`, 'g');

/** A text without control characters, and how many were dropped. */
export function dropControlCharacters(text: string): { text: string; dropped: number } {
  const kept = text.replace(STRAY, '');
  return { text: kept, dropped: text.length - kept.length };
}

const ODD = new RegExp(`[${STRAY_SIGNS}\\u0080-\\u009f]`);

/**
 * A text with the characters of Windows-1252 and without control characters. Most texts have neither, and are checked
 * only once.
 */
export function mendCharacters(text: string): { text: string; dropped: number } {
  if (!ODD.test(text)) return { text, dropped: 0 };
  const { text: kept, dropped } = dropControlCharacters(text);
  return { text: mendWindowsSigns(kept), dropped };
}

/** The warning for dropped characters; empty if none was dropped. */
export const droppedCharacters = (dropped: number): string[] =>
  dropped === 0 ? [] : [`${dropped} control sign${dropped === 1 ? '' : 's'} dropped`];
