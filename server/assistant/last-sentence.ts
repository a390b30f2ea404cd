/** Ends of sentences and lines, and also points of abbreviations, after which the sentence goes on. */
const BREAK = /[.!?…]+["»”’)\]*]*\s+(?=\S)|\n+(?=.)/g;
/** Quotations and titles, which are not split. */
const QUOTATION_OR_TITLE = /«[^«»]*»|“[^“”]*”|\*\*[^*]*\*\*/g;
const ENDS_WITH_ABBREVIATION =
  /(?:^|[\s(«“])(?:\p{L}|sigg?|dott|prof|avv|ing|art|on|pag|pp|cfr|vol|ecc|sen|gen|min|max|num|sez|nr)\.\s+$/iu;

const countOf = (text: string, sign: string) => text.split(sign).length - 1;
const isOneSentence = (text: string) =>
  countOf(text, '«') === countOf(text, '»') && countOf(text, '**') % 2 === 0 && !/[.!?…]\p{Lu}/u.test(text);

/**
 * The position at which the last sentence or line of a text begins.
 * @param isFromSource whether a quotation or title, with its marks, stands in a cited source that readers may still see
 * @returns null after a possible abbreviation, or if the rest may be several sentences
 */
export function lastSentenceAt(text: string, isFromSource: (piece: string) => boolean): number | null {
  const masked = text.replace(QUOTATION_OR_TITLE, (piece) =>
    isFromSource(piece) ? 'x'.repeat(piece.length) : piece,
  );
  const last = [...masked.trimEnd().matchAll(BREAK)].at(-1);
  const start = last ? last.index + last[0].length : 0;
  if (ENDS_WITH_ABBREVIATION.test(masked.slice(0, start))) return null;
  return isOneSentence(masked.slice(start)) ? start : null;
}
