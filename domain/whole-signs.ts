/** Signs as readers see them, roughly: for browsers that have no better way to tell them. */
const SIGNS =
  /\p{Regional_Indicator}{2}|[\u1100-\u115f]+[\u1160-\u11ff]*|\P{M}(?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d\P{M}?)*|\p{M}+/gsu;

const graphemes =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('it', { granularity: 'grapheme' }) : null;

/** A text in the signs that readers see: a letter with its marks is one, and so is an emoji of several parts. */
export const signsOf = (text: string): string[] =>
  graphemes ? Array.from(graphemes.segment(text), ({ segment }) => segment) : (text.match(SIGNS) ?? []);

export const firstSign = (text: string): string => signsOf(text)[0] ?? '';

/** No sign that is written in earnest is longer. */
const LONGEST_SIGN = 64;

/** What of a text has room where its length is bounded: no sign is cut through but one that is longer than all. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let [whole, length] = ['', 0];
  // One more than there is room for: the last may itself have been cut.
  for (const sign of signsOf(text.slice(0, most + LONGEST_SIGN))) {
    length += sign.length;
    if (length > most) break;
    whole += sign;
  }
  return whole || text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** The same, where characters of Unicode are counted. */
export const beginningIn = (text: string, characters: number): string =>
  beginningOf(text, Array.from(text).slice(0, characters).join('').length);

/** The same as `beginningOf`, cut between words where there are any, and with the sign that says so. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = beginningOf(text, most - 1);
  const words = /\s/.test(text.charAt(kept.length)) ? kept : kept.replace(/\s+\S*$/, '');
  return `${words.trimEnd() || kept}…`;
}

/** Words without the signs before them: `«Nino» & Rosa` has two. */
const wordsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.replace(/^[\p{P}\p{S}]+(?=[\p{L}\p{N}]|$)/u, ''))
    .filter(Boolean);

/** `Giulia Ferrante` → `GF`: of the first two words of a name, as it is written. */
export const initialsOf = (name: string): string => wordsOf(name).slice(0, 2).map(firstSign).join('');

/** `Anna Maria Ferrante` → `AF`: of the first word of a name and of the last. */
export function outerInitialsOf(name: string): string {
  const words = wordsOf(name);
  return [...words.slice(0, 1), ...words.slice(1).slice(-1)].map(firstSign).join('').toUpperCase();
}
