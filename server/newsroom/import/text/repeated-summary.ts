import { fold } from '#domain/text.ts';
import { cleanBlocks } from '../clean-body.ts';
import { type HtmlElement, textOf } from '../html-tree.ts';

/** Only letters and digits: punctuation, capitals and spaces do not distinguish words. */
export const bare = (words: string): string => fold(words).replace(/[^\p{L}\p{N}]+/gu, '');

/** Endings that systems give to a text they have cut: `…`, `[...]`, `… Leggi tutto`. */
const ELLIPSIS = /\s*(?:\[\s*(?:…|\.{3,})\s*\]|…|\.{3,})\s*(?:(?:continua|leggi|read|continue)\b.{0,40})?$/i;

/** A summary with more letters than this never equals the beginning of a text by chance: it was cut, without dots. */
const CUT = 100;

/** The part of a text that a summary of that length can repeat, including markup. */
const beginning = (html: string, summary: string): string =>
  html.slice(0, 20 * summary.length + 2000).replace(/<[^<>]*$/, '');

/** The words of the first blocks, joined up to at least that length. */
function firstBlocks(blocks: HtmlElement[], length: number): string {
  let read = '';
  for (const block of blocks) {
    if (read.length >= length) break;
    read += bare(textOf(block));
  }
  return read;
}

/**
 * Whether a summary says only what the text says at its beginning: it is the first paragraph, or its beginning, cut
 * with dots or after many words. Readers would read the same words twice in a row.
 */
function isRepeatedBelow(summary: string, html: string): boolean {
  const uncut = summary.replace(ELLIPSIS, '');
  const words = bare(uncut);
  if (words === '') return false;
  const blocks = cleanBlocks(beginning(html, summary));
  const beneathHeadings = blocks.filter(({ tag }) => !/^h\d$/.test(tag));
  return [blocks, beneathHeadings].some((one) => {
    const first = firstBlocks(one, words.length);
    const isCut = uncut !== summary || words.length > CUT;
    return isCut ? first.startsWith(words) : first === words;
  });
}

/** A summary that adds something to the beginning of the text beneath it; null for any other. */
export const ownSummary = (summary: string | null, html: string): string | null =>
  summary === null || isRepeatedBelow(summary, html) ? null : summary;
