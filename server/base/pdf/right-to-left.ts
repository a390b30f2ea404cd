import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const SCRIPTS = ['Hebrew', 'Arabic', 'Thaana', 'Samaritan'].map((name) => `\\p{sc=${name}}`).join('');
/** Right-to-left words, with the numbers and the punctuation between them. */
const FROM_RIGHT = new RegExp(
  `[${SCRIPTS}](?:(?:[${SCRIPTS}\\p{M}\\p{Nd}\\p{P} \\u00a0]|\\u200c|\\u200d)*[${SCRIPTS}\\p{M}\\p{Nd}])?`,
  'gu',
);
const PAIRS = ['()', '[]', '{}'];
/** Most brackets that are closed in a row. */
const MOST_CLOSING = 8;

type Open = { at: number; closing: string };

/** Finds brackets without a counterpart, and those that are open at the end; a pair contains no unmatched bracket. */
function bracketsIn(words: string): { alone: number[]; open: Open[] } {
  let open: Open[] = [];
  const alone: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const sign = words.charAt(at);
    const pair = PAIRS.find((one) => one.includes(sign));
    if (pair?.startsWith(sign)) open.push({ at, closing: pair.charAt(1) });
    else if (pair && open.at(-1)?.closing === sign) open.pop();
    else if (pair) {
      for (const one of open) alone.push(one.at);
      alone.push(at);
      open = [];
    }
  }
  return { alone, open };
}

/** Number of brackets directly after the words that close open ones: they are drawn from right to left too. */
function closedBehind(behind: string, open: Open[]): number {
  const closing = open.slice(-MOST_CLOSING).reverse();
  const end = closing.findIndex((one, at) => one.closing !== behind.charAt(at));
  return end < 0 ? closing.length : end;
}

type Run = { index: number; words: string };

/** Splits words at unmatched brackets, which belong to the surrounding text. */
function parted({ index, words }: Run, alone: number[]): Run[] {
  return [...alone, words.length].flatMap((end, at) => {
    const start = at === 0 ? 0 : (alone[at - 1] ?? 0) + 1;
    return [...words.slice(start, end).matchAll(FROM_RIGHT)].map((part) => ({
      index: index + start + part.index,
      words: part[0],
    }));
  });
}

/** The right-to-left runs of a text; each run of letters is read once. */
export const runsFromRight = (text: string): Run[] =>
  [...text.matchAll(FROM_RIGHT)].flatMap(({ index, 0: words }) => {
    const { alone, open } = bracketsIn(words);
    const end = index + words.length;
    const count = closedBehind(text.slice(end, end + MOST_CLOSING), open);
    const lone = [...alone, ...open.slice(0, open.length - count).map(({ at }) => at)];
    const runs = parted({ index, words }, lone);
    const last = runs.pop();
    return last ? [...runs, { ...last, words: last.words + text.slice(end, end + count) }] : runs;
  });

/** Longest line in characters that fits. */
const LINE = 30;

/** Splits words into lines, in reading order. */
export function shortLines(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE)
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
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[at] ?? 0;
    const isFromRight = level % 2 === 1;
    const written = line.charAt(at);
    const sign = isFromRight ? (bidi.getMirroredCharacter(written) ?? written) : written;
    const last = stretches.at(-1);
    if (last?.level === level) last.text = isFromRight ? sign + last.text : last.text + sign;
    else stretches.push({ text: sign, isFromRight, level });
  }
  return stretches;
}
