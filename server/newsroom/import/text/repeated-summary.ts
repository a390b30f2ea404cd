import { fold } from '#domain/text.ts';
import { cleanBlocks } from '../clean-body.ts';
import { type HtmlElement, textOf } from '../html-tree.ts';

/** The letters and digits of a text, folded, for comparing texts without punctuation, capitals and spaces. */
export const lettersAndDigits = (words: string): string => fold(words).replace(/[^\p{L}\p{N}]+/gu, '');

/** Endings that systems give to a text they have cut: `…`, `[...]`, `… Leggi tutto`. */
const ELLIPSIS = /\s*(?:\[\s*(?:…|\.{3,})\s*\]|…|\.{3,})\s*(?:(?:continua|leggi|read|continue)\b.{0,40})?$/i;

/**
 * Number of letters from which on a summary is taken to be cut if the text begins with it, even without an
 * ellipsis.
 */
const MIN_CUT_LETTERS = 100;

/**
 * The beginning of a text, including markup, that is compared with a summary: by far longer than the summary.
 */
const beginningToCompare = (html: string, summary: string): string =>
  html.slice(0, 20 * summary.length + 2000).replace(/<[^<>]*$/, '');

/** The words of the first blocks, joined up to at least that length. */
function firstBlocks(blocks: HtmlElement[], length: number): string {
  let text = '';
  for (const block of blocks) {
    if (text.length >= length) break;
    text += lettersAndDigits(textOf(block));
  }
  return text;
}

/**
 * Whether a summary only repeats the beginning of the text: it is the first paragraphs, or the start of them,
 * cut with an ellipsis or after many letters. Readers would read the same words twice.
 */
function isRepeatedInText(summary: string, html: string): boolean {
  const withoutEllipsis = summary.replace(ELLIPSIS, '');
  const words = lettersAndDigits(withoutEllipsis);
  if (words === '') return false;
  const blocks = cleanBlocks(beginningToCompare(html, summary));
  const withoutHeadings = blocks.filter(({ tag }) => !/^h\d$/.test(tag));
  return [blocks, withoutHeadings].some((candidate) => {
    const first = firstBlocks(candidate, words.length);
    const isCut = withoutEllipsis !== summary || words.length > MIN_CUT_LETTERS;
    return isCut ? first.startsWith(words) : first === words;
  });
}

/** The summary; null if there is none, or if it only repeats the beginning of the text. */
export const unrepeatedSummary = (summary: string | null, html: string): string | null =>
  summary === null || isRepeatedInText(summary, html) ? null : summary;
