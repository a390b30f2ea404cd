import { expect, test } from 'vitest';
import { mayBegin, wordStarts } from './word-starts.ts';

const TEXT = ' la strada per la scuola di montagna riapre chi αβγδε ';
const starts = wordStarts(TEXT);

test('NWS-06 every word of a text may begin as it does', () => {
  for (const beginning of ['stra', 'strada ', 'scuol', 'montagna', 'riapr', 'chi ', 'la strada ', 'αβγδ']) {
    expect(mayBegin(starts, beginning), beginning).toBe(true);
  }
});

test('NWS-06 what no word begins with is mostly known not to, also from within a word', () => {
  const others = ['trada', 'cuola', 'mare', 'partita', 'palazzetto', 'acqua', 'treno', 'giornale'];
  expect(others.filter((beginning) => mayBegin(starts, beginning))).toEqual([]);
});

test('NWS-06 what is too short to tell may stand anywhere', () => {
  expect(mayBegin(starts, 'mo ')).toBe(true);
  expect(mayBegin(wordStarts(''), 'x')).toBe(true);
});
