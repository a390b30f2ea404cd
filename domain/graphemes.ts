/** Approximate graphemes, for browsers without `Intl.Segmenter`. */
const SIGNS =
  /\p{Regional_Indicator}{2}|[\u1100-\u115f]+[\u1160-\u11ff]*|\P{M}(?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d\P{M}?)*|\p{M}+/gsu;

const graphemes =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('it', { granularity: 'grapheme' }) : null;

/** Splits a text into graphemes: a letter with its marks is one, and so is an emoji of several parts. */
export const graphemesOf = (text: string): string[] =>
  graphemes ? Array.from(graphemes.segment(text), ({ segment }) => segment) : (text.match(SIGNS) ?? []);

export const firstGrapheme = (text: string): string => graphemesOf(text)[0] ?? '';

/** No grapheme in a real text is longer. */
const LONGEST_GRAPHEME = 64;

/** The longest beginning of a text within a limit. No grapheme is cut, except one that is longer than the limit. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let [whole, length] = ['', 0];
  // Reads beyond the limit, because the last grapheme read may itself have been cut.
  for (const sign of graphemesOf(text.slice(0, most + LONGEST_GRAPHEME))) {
    length += sign.length;
    if (length > most) break;
    whole += sign;
  }
  return whole || text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** The same with a limit in code points. */
export const beginningInCodePoints = (text: string, characters: number): string =>
  beginningOf(text, Array.from(text).slice(0, characters).join('').length);

/** Like `beginningOf`, but cut between words if possible, and with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = beginningOf(text, most - 1);
  const words = /\s/.test(text.charAt(kept.length)) ? kept : kept.replace(/\s+\S*$/, '');
  return `${words.trimEnd() || kept}…`;
}

/** Words without leading punctuation and symbols: `«Nino» & Rosa` has two. */
const wordsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.replace(/^[\p{P}\p{S}]+(?=[\p{L}\p{N}]|$)/u, ''))
    .filter(Boolean);

/** `Giulia Ferrante` → `GF`: the initials of the first two words of a name, in their own case. */
export const initialsOf = (name: string): string => wordsOf(name).slice(0, 2).map(firstGrapheme).join('');

/** `Anna Maria Ferrante` → `AF`: the initials of the first and the last word of a name. */
export function outerInitialsOf(name: string): string {
  const words = wordsOf(name);
  return [...words.slice(0, 1), ...words.slice(1).slice(-1)].map(firstGrapheme).join('').toUpperCase();
}
