/** Ends of sentences and lines, including abbreviations, after which a sentence may go on. */
const BREAK = /[.!?…]+["»”’)\]*]*\s+(?=\S)|\n+(?=.)/g;
/** Quotations and titles, which are not split. */
const UNSPLIT = /«[^«»]*»|“[^“”]*”|\*\*[^*]*\*\*/g;
const ABBREVIATED =
  /(?:^|[\s(«“])(?:\p{L}|sigg?|dott|prof|avv|ing|art|on|pag|pp|cfr|vol|ecc|sen|gen|min|max|num|sez|nr)\.\s+$/iu;

const countOf = (text: string, sign: string) => text.split(sign).length - 1;
const isWhole = (text: string) =>
  countOf(text, '«') === countOf(text, '»') && countOf(text, '**') % 2 === 0 && !/[.!?…]\p{Lu}/u.test(text);

/**
 * The position at which the last sentence or line of a text begins.
 * @param isKnown whether a quoted piece comes from a source that is still there
 * @returns null if that cannot be decided
 */
export function lastSentenceAt(words: string, isKnown: (piece: string) => boolean): number | null {
  const masked = words.replace(UNSPLIT, (piece) => (isKnown(piece) ? 'x'.repeat(piece.length) : piece));
  const last = [...masked.trimEnd().matchAll(BREAK)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  if (ABBREVIATED.test(masked.slice(0, at))) return null;
  return isWhole(masked.slice(at)) ? at : null;
}
