import { fold } from '#domain/text.ts';
import { cleanBlocks } from '../clean-body.ts';
import { type HtmlElement, textOf } from '../html-tree.ts';

/** Letters and digits alone: signs, capitals and spaces tell no words apart. */
export const bare = (words: string): string => fold(words).replace(/[^\p{L}\p{N}]+/gu, '');

/** How systems end a text that they have cut: `…`, `[...]`, `… Leggi tutto`. */
const ELLIPSIS = /\s*(?:\[\s*(?:…|\.{3,})\s*\]|…|\.{3,})\s*(?:(?:continua|leggi|read|continue)\b.{0,40})?$/i;

/** So many letters are never the beginning of a text by chance: it was cut, without dots. */
const CUT = 100;

/** So much of a text as a summary of that length can repeat, with its markup. */
const beginning = (html: string, summary: string): string =>
  html.slice(0, 20 * summary.length + 2000).replace(/<[^<>]*$/, '');

/** As much of the first blocks, put together, as is at least so long. */
function firstBlocks(blocks: HtmlElement[], length: number): string {
  let read = '';
  for (const block of blocks) {
    if (read.length >= length) break;
    read += bare(textOf(block));
  }
  return read;
}

/**
 * Whether a summary says nothing that the text does not say at once: its first paragraph once more, or its beginning, cut
 * with dots or after many words. Readers would read the same words twice, one above the other.
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

/** A summary that tells more than the text beneath it does at once; null for any other. */
export const ownSummary = (summary: string | null, html: string): string | null =>
  summary === null || isRepeatedBelow(summary, html) ? null : summary;
