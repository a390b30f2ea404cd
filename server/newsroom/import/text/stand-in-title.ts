import { beginningOf } from '#domain/whole-signs.ts';
import { plainText } from '../plain-text.ts';
import { isVisible, oneLine } from '../visible-text.ts';
import { endsCutShort } from './abbreviations.ts';

/** A title stands in every list and on every front page: anything longer is a text in the wrong place. */
const MAX_TITLE = 1000;
/** What is left of such a text, or of the first sentence of a body. */
const CUT_TITLE = 200;
/** So much of a body holds its first sentence. */
const BEGINNING = 4000;

const SENTENCE_END = /[.!?…](?=[\s»”"]|$)/gu;
/** Less is a label, as `Roma.` before a text. */
const SHORTEST = 8;

/** Up to its end, which is none after a title or another word that is cut short. */
function sentenceIn(line: string): string {
  const end = [...line.matchAll(SENTENCE_END)].find(
    ({ index }) => index >= SHORTEST && !endsCutShort(line.slice(0, index + 1)),
  );
  return end ? line.slice(0, end.index + 1) : line;
}

/** The first sentence of a text, or as many of its words as a title may have. */
export function firstSentence(text: string): string {
  const line = oneLine(text);
  const beginning = sentenceIn(line.slice(0, CUT_TITLE + 1));
  const sentence = beginning.length > CUT_TITLE ? line : beginning;
  if (sentence.length <= CUT_TITLE) return sentence.replace(/(?<!\.)\.$/, '');
  return `${beginningOf(sentence, CUT_TITLE).replace(/\s+\S*$/, '')}…`;
}

export function boundTitle(title: string, told: string[]): string {
  if (title.length <= MAX_TITLE) return title;
  told.push(`a title of ${title.length} signs, cut to its beginning`);
  return firstSentence(title);
}

const BLOCK_END = /<\/(?:p|h[1-6]|div|li|blockquote|pre|td|th|dt|dd)\s*>/i;

/** `*** DISCLAIMER: … ***`: what a system says of a text. */
const REMARK = /^\*+[^*]+\*+$/;
const HEADING = /<h[1-6]\b/i;

/** The words of a heading that a text begins with, or of the first block that is no mere label, with the labels before it. */
function firstBlock(body: string): string {
  const beginning = body.slice(0, BEGINNING).replace(/<[^<>]*$/, '');
  const all = beginning.split(BLOCK_END).filter((block) => isVisible(plainText(block)));
  const told = all.filter((block) => !REMARK.test(plainText(block)));
  const blocks = told.length > 0 ? told : all;
  if (HEADING.test(blocks[0] ?? '')) return plainText(blocks[0] ?? '');
  let words = '';
  for (const block of blocks) {
    words = `${words} ${plainText(block)}`.trim();
    if (words.length >= SHORTEST) return words;
  }
  return words;
}

type Candidates = { other: string | null; kicker: string | null; summary: string | null; body: string };

/** What stands in for a title that is missing or blank; empty where there is nothing. */
export function standInTitle({ other, kicker, summary, body }: Candidates, told: string[]): string {
  const [what, words] =
    [
      ['the short title', other],
      ['the kicker', kicker],
      ['the summary', summary && firstSentence(summary)],
      ['the first sentence', firstSentence(firstBlock(body))],
    ].find(([, text]) => typeof text === 'string' && isVisible(text)) ?? [];
  if (!what || !words) return '';
  told.push(`no title: ${what} stands in`);
  return boundTitle(words, told);
}
