import { expect, test } from 'vitest';
import { withWords } from '#domain/mark-words.ts';
import { otherNumerals, withNumbers } from './numerals.ts';
import { questionWords } from './question-words.ts';

test.each([
  ['2700', ['2.700', 'duemilasettecento']],
  ['2.700', ['2700', 'duemilasettecento']],
  ['duemilasettecento', ['2700', '2.700']],
  ['28', ['ventotto']],
  ['trentuno', ['31']],
  ['43000', ['43.000', 'quarantatremila']],
  ['mille', ['1000', '1.000']],
  ['180', ['centoottanta', 'centottanta']],
  ['centottantacinque', ['185', 'centoottantacinque']],
  ['duecentotto', ['208', 'duecentootto']],
  ['centundici', ['111', 'centoundici']],
  ['ventunomila', ['21000', '21.000', 'ventunmila']],
  ['ventunmilacinquecento', ['21500', '21.500', 'ventunomilacinquecento']],
  ['novantamila', ['90000', '90.000']],
  ['milanese', []],
  ['cinquemilano', []],
  ['uno', []],
  ['007', []],
  ['mela', []],
])('RAG-07 the number %s is also searched as %j', (word, others) => {
  expect(otherNumerals(word)).toEqual(others);
});

test('RAG-07 a number with points between its thousands is one word', () => {
  const { words } = withNumbers(withWords('Nel 2024. 350 soci, 2.700 libri e 1.250.000 pagine, il 12.5.'));
  expect(words.map(({ folded }) => folded)).toEqual(
    'nel 2024 350 soci 2700 libri e 1250000 pagine il 12 5'.split(' '),
  );
  expect(questionWords('Chi ha 2.700 libri?').map(({ folded }) => folded)).toContain('2700');
});
