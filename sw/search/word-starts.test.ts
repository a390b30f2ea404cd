import { expect, test } from 'vitest';
import { mayBegin, wordStarts } from './word-starts.ts';

const TEXT = ' la strada per la scuola di montagna riapre chi αβγδε ';
const starts = wordStarts(TEXT);

test('NWS-06 the start of every word of a text is recognised', () => {
  for (const beginning of ['stra', 'strada ', 'scuol', 'montagna', 'riapr', 'chi ', 'la strada ', 'αβγδ']) {
    expect(mayBegin(starts, beginning), beginning).toBe(true);
  }
});

test('NWS-06 most starts that no word has are ruled out, also those from within a word', () => {
  const others = ['trada', 'cuola', 'mare', 'partita', 'palazzetto', 'acqua', 'treno', 'giornale'];
  expect(others.filter((beginning) => mayBegin(starts, beginning))).toEqual([]);
});

test('NWS-06 a start that is too short to decide may be in any text', () => {
  expect(mayBegin(starts, 'mo ')).toBe(true);
  expect(mayBegin(wordStarts(''), 'x')).toBe(true);
});
