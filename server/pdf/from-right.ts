import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const SCRIPTS = ['Hebrew', 'Arabic', 'Thaana', 'Samaritan'].map((name) => `\\p{sc=${name}}`).join('');
/** Words that are read from the right, with the numbers and the punctuation between them. */
export const FROM_RIGHT = new RegExp(
  `[${SCRIPTS}](?:(?:[${SCRIPTS}\\p{M}\\p{Nd}\\p{P} \\u00a0]|\\u200c|\\u200d)*[${SCRIPTS}\\p{M}\\p{Nd}])?`,
  'gu',
);
const PAIRS = ['()', '[]', '{}'];

/** The words with the brackets right behind them that close those they hold: they are drawn from the right as well. */
export function withClosing(words: string, behind: string): string {
  let all = words;
  for (const sign of behind) {
    const [open, close] = PAIRS.find((pair) => pair.endsWith(sign)) ?? [];
    if (!open || !close || all.split(open).length <= all.split(close).length) return all;
    all += sign;
  }
  return all;
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
