import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const SCRIPTS = ['Hebrew', 'Arabic', 'Thaana', 'Samaritan'].map((name) => `\\p{sc=${name}}`).join('');
/** Words that are read from the right, with the numbers and the punctuation between them. */
const FROM_RIGHT = new RegExp(
  `[${SCRIPTS}](?:(?:[${SCRIPTS}\\p{M}\\p{Nd}\\p{P} \\u00a0]|\\u200c|\\u200d)*[${SCRIPTS}\\p{M}\\p{Nd}])?`,
  'gu',
);
const PAIRS = ['()', '[]', '{}'];
/** Brackets that are closed at once. */
const MOST_CLOSING = 8;

/** Where the first bracket stands that has no other half; the length where all have one. */
function firstAlone(words: string): number {
  const open: { at: number; closing: string }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const sign = words.charAt(at);
    const pair = PAIRS.find((one) => one.includes(sign));
    if (pair?.startsWith(sign)) open.push({ at, closing: pair.charAt(1) });
    else if (pair && open.pop()?.closing !== sign) return at;
  }
  return open[0]?.at ?? words.length;
}

/** The words with the brackets right behind them that close those they hold: they are drawn from the right as well. */
function withClosing(words: string, behind: string): string {
  let all = words;
  for (const sign of behind) {
    const [open, close] = PAIRS.find((pair) => pair.endsWith(sign)) ?? [];
    if (!open || !close || all.split(open).length <= all.split(close).length) return all;
    all += sign;
  }
  return all;
}

/** The runs of a text that are read from the right; a bracket whose other half lies outside belongs to the text around. */
export function runsFromRight(text: string): { index: number; words: string }[] {
  const runs: { index: number; words: string }[] = [];
  const pattern = new RegExp(FROM_RIGHT);
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { index, 0: strong } = found;
    const closed = withClosing(strong, text.slice(pattern.lastIndex, pattern.lastIndex + MOST_CLOSING));
    const whole = closed.slice(0, firstAlone(closed));
    const words = whole === closed ? closed : (whole.match(FROM_RIGHT)?.[0] ?? strong);
    runs.push({ index, words });
    pattern.lastIndex = index + words.length;
  }
  return runs;
}

/** More would not find room in a line. */
const LINE = 30;

/** Words that stay in one line, in the order in which they are read. */
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

/** Signs of one direction, in the order in which they are read. */
export type Stretch = { text: string; isFromRight: boolean };

/** The stretches of a line in the order in which they are drawn, from the left. UAX #9 */
export function asDrawn(line: string): Stretch[] {
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
