import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const SCRIPTS = ['Hebrew', 'Arabic', 'Thaana', 'Samaritan'].map((name) => `\\p{sc=${name}}`).join('');
/** Right-to-left words, with the numbers and the punctuation between them. */
const FROM_RIGHT = new RegExp(
  `[${SCRIPTS}](?:(?:[${SCRIPTS}\\p{M}\\p{Nd}\\p{P} \\u00a0]|\\u200c|\\u200d)*[${SCRIPTS}\\p{M}\\p{Nd}])?`,
  'gu',
);
const PAIRS = ['()', '[]', '{}'];
/** Limit of closing brackets that are looked for directly after the words. */
const MAX_CLOSING = 8;

type OpenBracket = { index: number; closing: string };

/**
 * Finds brackets without a counterpart, and brackets that are still open at the end; a pair contains no
 * unmatched bracket.
 */
function bracketsIn(words: string): { unmatched: number[]; open: OpenBracket[] } {
  let open: OpenBracket[] = [];
  const unmatched: number[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const character = words.charAt(index);
    const pair = PAIRS.find((candidate) => candidate.includes(character));
    if (pair?.startsWith(character)) open.push({ index, closing: pair.charAt(1) });
    else if (pair && open.at(-1)?.closing === character) open.pop();
    else if (pair) {
      for (const bracket of open) unmatched.push(bracket.index);
      unmatched.push(index);
      open = [];
    }
  }
  return { unmatched, open };
}

/**
 * Number of brackets directly after the words that close open ones: they are drawn from right to left too.
 */
function countClosing(following: string, open: OpenBracket[]): number {
  const closing = open.slice(-MAX_CLOSING).reverse();
  const end = closing.findIndex((bracket, index) => bracket.closing !== following.charAt(index));
  return end < 0 ? closing.length : end;
}

type Run = { index: number; words: string };

/** Splits words at unmatched brackets, which belong to the surrounding text. */
function splitAtBrackets({ index, words }: Run, unmatched: number[]): Run[] {
  return [...unmatched, words.length].flatMap((end, at) => {
    const start = at === 0 ? 0 : (unmatched[at - 1] ?? 0) + 1;
    return [...words.slice(start, end).matchAll(FROM_RIGHT)].map((part) => ({
      index: index + start + part.index,
      words: part[0],
    }));
  });
}

/** The right-to-left runs of a text; each run of letters is read once. */
export const runsFromRight = (text: string): Run[] =>
  [...text.matchAll(FROM_RIGHT)].flatMap(({ index, 0: words }) => {
    const { unmatched, open } = bracketsIn(words);
    const end = index + words.length;
    const count = countClosing(text.slice(end, end + MAX_CLOSING), open);
    const allUnmatched = [...unmatched, ...open.slice(0, open.length - count).map(({ index: at }) => at)];
    const runs = splitAtBrackets({ index, words }, allUnmatched);
    const last = runs.pop();
    return last ? [...runs, { ...last, words: last.words + text.slice(end, end + count) }] : runs;
  });

/** Longest line in characters that fits. */
const MAX_LINE_CHARACTERS = 30;

/** Splits words into lines, in reading order. */
export function shortLines(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MAX_LINE_CHARACTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Characters of one direction, in reading order. */
export type Stretch = { text: string; isFromRight: boolean };

/** The stretches of a line in the order in which they are drawn, from the left. UAX #9 */
export function visualOrder(line: string): Stretch[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const stretches: (Stretch & { level: number })[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[index] ?? 0;
    const isFromRight = level % 2 === 1;
    const written = line.charAt(index);
    const character = isFromRight ? (bidi.getMirroredCharacter(written) ?? written) : written;
    const last = stretches.at(-1);
    if (last?.level === level) last.text = isFromRight ? character + last.text : last.text + character;
    else stretches.push({ text: character, isFromRight, level });
  }
  return stretches;
}
