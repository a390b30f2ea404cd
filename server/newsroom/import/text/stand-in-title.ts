import { beginningOf } from '#domain/graphemes.ts';
import { plainText } from '../plain-text.ts';
import { isVisible, oneLine } from '../visible-text.ts';
import { endsWithAbbreviation } from './abbreviations.ts';

/** Longest title. It is shown in every list and on every front page; a longer one is a text in the wrong field. */
const MAX_TITLE = 1000;
/** Length to which such a title, or the first sentence of a body, is cut. */
const CUT_TITLE = 200;
/** The part of a body that contains its first sentence. */
const BEGINNING = 4000;

const SENTENCE_END = /[.!?…](?=[\s»”"]|$)/gu;
/** A shorter sentence is a label, as `Roma.` before a text. */
const SHORTEST = 8;

/** The line up to the end of its first sentence, which an abbreviation does not end. */
function sentenceIn(line: string): string {
  const end = [...line.matchAll(SENTENCE_END)].find(
    ({ index }) => index >= SHORTEST && !endsWithAbbreviation(line.slice(0, index + 1)),
  );
  return end ? line.slice(0, end.index + 1) : line;
}

/** The first sentence of a text, cut to the length of a title. */
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

/** `*** DISCLAIMER: … ***`: a remark of a system about a text. */
const REMARK = /^\*+[^*]+\*+$/;
const HEADING = /<h[1-6]\b/i;

/**
 * The words of a heading at the beginning of a text, or of its first block that is more than a label, with the labels
 * before it.
 */
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

/** The text that replaces a missing or blank title; empty where there is none. */
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
