/** Approximate graphemes, for browsers without `Intl.Segmenter`. */
const APPROXIMATE_GRAPHEMES =
  /\p{Regional_Indicator}{2}|[\u1100-\u115f]+[\u1160-\u11ff]*|\P{M}(?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d\P{M}?)*|\p{M}+/gsu;

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('it', { granularity: 'grapheme' }) : null;

/** Splits a text into graphemes: a letter with its marks is one, and so is an emoji of several parts. */
export const graphemesOf = (text: string): string[] =>
  segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : (text.match(APPROXIMATE_GRAPHEMES) ?? []);

export const firstGrapheme = (text: string): string => graphemesOf(text)[0] ?? '';

/** Maximum length of a grapheme in a real text, in UTF-16 code units. */
const MAX_GRAPHEME_LENGTH = 64;

/**
 * The longest beginning of a text within a limit in UTF-16 code units. No grapheme is cut, except one that is
 * longer than the limit.
 */
export function beginningOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let [beginning, length] = ['', 0];
  // Reads beyond the limit, because the last grapheme read may itself have been cut.
  for (const grapheme of graphemesOf(text.slice(0, maxLength + MAX_GRAPHEME_LENGTH))) {
    length += grapheme.length;
    if (length > maxLength) break;
    beginning += grapheme;
  }
  return beginning || text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}

/** The longest beginning of a text within a limit in code points. No grapheme is cut. */
export const beginningInCodePoints = (text: string, characters: number): string =>
  beginningOf(text, Array.from(text).slice(0, characters).join('').length);

/** Like `beginningOf`, but cut between words if possible, and with an ellipsis. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const beginning = beginningOf(text, maxLength - 1);
  const words = /\s/.test(text.charAt(beginning.length)) ? beginning : beginning.replace(/\s+\S*$/, '');
  return `${words.trimEnd() || beginning}…`;
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
