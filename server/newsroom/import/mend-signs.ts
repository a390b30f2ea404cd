/** What Windows-1252 has at 0x80 to 0x9F, in order; the five places that it leaves empty stay as they are. */
const WINDOWS = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ';
const FIRST = 0x80;

const C1 = /[\u0080-\u009f]/g;

/**
 * Signs of Windows-1252 that were written as the control signs of the same number: `L\x92attacco`. HTML reads them so,
 * and no newspaper prints a control sign.
 */
export const mendWindowsSigns = (text: string): string =>
  text.replace(C1, (sign) => WINDOWS[sign.charCodeAt(0) - FIRST] ?? sign);

/** NUL and the other control signs, and the two that are no signs: XML does not allow them, and no text needs them. */
const STRAY_SIGNS = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff`;
const STRAY = new RegExp(`[${STRAY_SIGNS}]`, 'g');

/** A text without control signs, and how many were dropped. */
export function dropControlSigns(text: string): { text: string; dropped: number } {
  const kept = text.replace(STRAY, '');
  return { text: kept, dropped: text.length - kept.length };
}

const ODD = new RegExp(`[${STRAY_SIGNS}\\u0080-\\u009f]`);

/** A text with the signs of Windows-1252 and without control signs: most texts have neither, and are looked at once. */
export function mendSigns(text: string): { text: string; dropped: number } {
  if (!ODD.test(text)) return { text, dropped: 0 };
  const { text: kept, dropped } = dropControlSigns(text);
  return { text: mendWindowsSigns(kept), dropped };
}

/** What is told of signs that were dropped; nothing where none was. */
export const droppedSigns = (dropped: number): string[] =>
  dropped === 0 ? [] : [`${dropped} control sign${dropped === 1 ? '' : 's'} dropped`];
