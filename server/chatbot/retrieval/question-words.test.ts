import { expect, test } from 'vitest';
import { questionWords } from './question-words.ts';

const asked = (question: string) => questionWords(question).map(({ typed }) => typed);

test.each([
  ['Chi era Enrico Fermi?', ['era', 'Enrico', 'Fermi']],
  ['Che cos’è la Banca d’Italia?', ['la', 'Banca', 'Italia']],
  ['Perché l’acqua manca?', ['acqua', 'manca']],
  ['Puoi dirmi quando riapre il ponte, per favore?', ['riapre', 'il', 'ponte']],
])('RAG-07 of «%s» what only asks is left out', (question, words) => {
  expect(asked(question)).toEqual(words);
});

test('RAG-07 names and numbers are emphasised, what kind of answer is wanted counts little', () => {
  const emphasis = new Map(
    questionWords('In quale anno la Roma vinse 3 coppe?').map(({ typed, emphasis }) => [typed, emphasis]),
  );
  const of = (word: string) => emphasis.get(word) ?? 0;
  expect(of('Roma')).toBeGreaterThan(of('3'));
  expect(of('3')).toBeGreaterThan(of('coppe'));
  expect(of('coppe')).toBeGreaterThan(of('anno'));
});

test('RAG-07 a word counts once, and knows whether it follows the one before', () => {
  const words = questionWords('Banca d’Italia e banca europea');
  expect(words.map(({ typed, afterFormer }) => [typed, afterFormer])).toEqual([
    ['Banca', true],
    ['Italia', false],
    ['europea', false],
  ]);
});
