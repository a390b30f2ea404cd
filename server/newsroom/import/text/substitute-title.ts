import { beginningOf } from '#domain/graphemes.ts';
import { plainText } from '../plain-text.ts';
import { isVisible, oneLine } from '../visible-text.ts';
import { endsWithAbbreviation } from './abbreviations.ts';

/** Longest title. It is shown in every list and on every front page; a longer one is a text in the wrong field. */
const MAX_TITLE_LENGTH = 1000;
/** Length to which such a title, or the first sentence of a body, is cut. */
const CUT_TITLE_LENGTH = 200;
/** Length in characters to which a body is cut to find its first sentence. */
const SEARCHED_LENGTH = 4000;

const SENTENCE_END = /[.!?…](?=[\s»”"]|$)/gu;
/** Least length of a sentence; a shorter one is a label before the text, such as `Roma.` */
const MIN_SENTENCE_LENGTH = 8;

/** The line up to the end of its first sentence, which an abbreviation does not end. */
function untilSentenceEnd(line: string): string {
  const end = [...line.matchAll(SENTENCE_END)].find(
    ({ index }) => index >= MIN_SENTENCE_LENGTH && !endsWithAbbreviation(line.slice(0, index + 1)),
  );
  return end ? line.slice(0, end.index + 1) : line;
}

/** The first sentence of a text, cut to the length of a title. */
export function firstSentence(text: string): string {
  const line = oneLine(text);
  const beginning = untilSentenceEnd(line.slice(0, CUT_TITLE_LENGTH + 1));
  const sentence = beginning.length > CUT_TITLE_LENGTH ? line : beginning;
  if (sentence.length <= CUT_TITLE_LENGTH) return sentence.replace(/(?<!\.)\.$/, '');
  return `${beginningOf(sentence, CUT_TITLE_LENGTH).replace(/\s+\S*$/, '')}…`;
}

export function limitTitle(title: string, warnings: string[]): string {
  if (title.length <= MAX_TITLE_LENGTH) return title;
  warnings.push(`a title of ${title.length} signs, cut to its beginning`);
  return firstSentence(title);
}

const BLOCK_END = /<\/(?:p|h[1-6]|div|li|blockquote|pre|td|th|dt|dd)\s*>/i;

/** `*** DISCLAIMER: … ***`: a remark of a system about a text. */
const REMARK = /^\*+[^*]+\*+$/;
const HEADING = /<h[1-6]\b/i;

/**
 * The text of the heading with which a body begins, or of its first blocks until they are more than a label.
 */
function firstBlock(body: string): string {
  const beginning = body.slice(0, SEARCHED_LENGTH).replace(/<[^<>]*$/, '');
  const visibleBlocks = beginning.split(BLOCK_END).filter((block) => isVisible(plainText(block)));
  const withoutRemarks = visibleBlocks.filter((block) => !REMARK.test(plainText(block)));
  const blocks = withoutRemarks.length > 0 ? withoutRemarks : visibleBlocks;
  if (HEADING.test(blocks[0] ?? '')) return plainText(blocks[0] ?? '');
  let title = '';
  for (const block of blocks) {
    title = `${title} ${plainText(block)}`.trim();
    if (title.length >= MIN_SENTENCE_LENGTH) return title;
  }
  return title;
}

type TitleCandidates = { other: string | null; kicker: string | null; summary: string | null; body: string };

/** The text that replaces a missing or blank title; empty where there is none. */
export function substituteTitle(
  { other, kicker, summary, body }: TitleCandidates,
  warnings: string[],
): string {
  const [source, words] =
    [
      ['the short title', other],
      ['the kicker', kicker],
      ['the summary', summary && firstSentence(summary)],
      ['the first sentence', firstSentence(firstBlock(body))],
    ].find(([, text]) => typeof text === 'string' && isVisible(text)) ?? [];
  if (!source || !words) return '';
  warnings.push(`no title: ${source} stands in`);
  return limitTitle(words, warnings);
}
