import { expect, test } from 'vitest';
import { marked, passageOf, wordsIn } from './mark-words.ts';
import type { MarkedText } from './search.ts';

const isWater = (word: string) => (/^acqu/.test(word) ? 'acqu' : null);
const cutOut = ({ text, marks }: MarkedText) => marks.map(([from, to]) => text.slice(from, to));
const filler = (words: number) => Array.from({ length: words }, (_, n) => `parola${n}`).join(' ');

test('NWS-06 marks stand where the searched words do, accents and apostrophes or not', () => {
  const title = 'Perché l’Acqua è di tutti: acquedotti e Àcque';
  expect(cutOut(marked(title, wordsIn(title), isWater))).toEqual(['Acqua', 'acquedotti', 'Àcque']);
});

test('NWS-06 the passage is the subtitle where it has a searched word', () => {
  expect(passageOf('Torna l’acqua', filler(50), isWater)).toEqual({
    text: 'Torna l’acqua',
    marks: [[8, 13]],
  });
});

test('NWS-06 else it is cut out around the first searched word of the text', () => {
  const passage = passageOf('Sommario', `${filler(40)} acqua ${filler(60)}`, isWater);
  expect(passage.text).toMatch(/^…parola34 .* acqua .*…$/);
  expect(cutOut(passage)).toEqual(['acqua']);
});

test('NWS-06 without any searched word it is the beginning', () => {
  expect(passageOf('Sommario', filler(50), () => null)).toEqual({ text: 'Sommario', marks: [] });
  expect(passageOf(null, filler(50), () => null).text).toMatch(/^parola0 .* parola29…$/);
});
