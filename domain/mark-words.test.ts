import { expect, test } from 'vitest';
import { marked, passageOf, withWords } from './mark-words.ts';
import type { MarkedText } from './search.ts';
import { fold } from './text.ts';

const isWater = (word: string) => (/^acqu/.test(word) ? 'acqu' : null);
const cutOut = ({ text, marks }: MarkedText) => marks.map(([from, to]) => text.slice(from, to));
const filler = (words: number) => Array.from({ length: words }, (_, n) => `parola${n}`).join(' ');

test('NWS-06 marks stand where the searched words do, accents and apostrophes or not', () => {
  const title = 'Perché l’Acqua è di tutti: acquedotti e Àcque';
  expect(cutOut(marked(withWords(title), isWater))).toEqual(['Acqua', 'acquedotti', 'Àcque']);
});

test.each([
  ['Nicolo\u0300', 'a Nicolò'],
  ['می\u200cروم', 'میروم'],
  ['हिन्दी', 'हिन्\u200dदी'],
  ['น้ำใจ', 'น้ำใจ'],
  ['한글', '\u1112\u1161\u11ab\u1100\u1173\u11af'],
])('NWS-06 the mark goes around the whole of %j', (shown, asked) => {
  const wanted = fold(asked).split(' ').at(-1);
  const title = `👩‍👩‍👧 ${shown} 👍🏽`;
  const stemOf = (word: string) => (word === wanted ? word : null);
  expect(cutOut(marked(withWords(title), stemOf))).toEqual([shown]);
});

test('NWS-06 the passage is the subtitle where it has a searched word', () => {
  expect(passageOf(withWords('Torna l’acqua'), withWords(filler(50)), isWater)).toEqual({
    text: 'Torna l’acqua',
    marks: [[8, 13]],
  });
});

test('NWS-06 else it is cut out around the first searched word of the text', () => {
  const passage = passageOf(withWords('Sommario'), withWords(`${filler(40)} acqua ${filler(60)}`), isWater);
  expect(passage.text).toMatch(/^…parola34 .* acqua .*…$/);
  expect(cutOut(passage)).toEqual(['acqua']);
});

test('NWS-06 without any searched word it is the beginning', () => {
  expect(passageOf(withWords('Sommario'), withWords(filler(50)), () => null)).toEqual({
    text: 'Sommario',
    marks: [],
  });
  expect(passageOf(null, withWords(filler(50)), () => null).text).toMatch(/^parola0 .* parola29…$/);
});
