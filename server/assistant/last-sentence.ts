/** Ends of sentences and lines: also those that may be an abbreviation, after which a sentence goes on. */
const BREAK = /[.!?…]+["»”’)\]*]*\s+(?=\S)|\n+(?=.)/g;
/** What stands between quotation marks, or is a title, is of one piece. */
const PIECES = /«[^«»]*»|“[^“”]*”|\*\*[^*]*\*\*/g;
const ABBREVIATED =
  /(?:^|[\s(«“])(?:\p{L}|sigg?|dott|prof|avv|ing|art|on|pag|pp|cfr|vol|ecc|sen|gen|min|max|num|sez|nr)\.\s+$/iu;

const countOf = (text: string, sign: string) => text.split(sign).length - 1;
const isWhole = (text: string) =>
  countOf(text, '«') === countOf(text, '»') && countOf(text, '**') % 2 === 0 && !/[.!?…]\p{Lu}/u.test(text);

/**
 * The last sentence, or line, of words: where it begins.
 * @param isKnown whether what stands between marks is said by a source that is left
 * @returns null where that cannot be told
 */
export function lastSentenceAt(words: string, isKnown: (piece: string) => boolean): number | null {
  const masked = words.replace(PIECES, (piece) => (isKnown(piece) ? 'x'.repeat(piece.length) : piece));
  const last = [...masked.trimEnd().matchAll(BREAK)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  if (ABBREVIATED.test(masked.slice(0, at))) return null;
  return isWhole(masked.slice(at)) ? at : null;
}
