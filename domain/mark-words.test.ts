import { expect, test } from 'vitest';
import { marked, passageOf, withWords } from './mark-words.ts';
import type { MarkedText } from './search.ts';
import { fold } from './text.ts';

const isWater = { stemOf: (word: string) => (/^acqu/.test(word) ? 'acqu' : null), phrases: [] };
const saying = (...phrases: string[]) => ({
  stemOf: () => null,
  phrases: phrases.map((phrase) => phrase.split(' ')),
});
const cutOut = ({ text, marks }: MarkedText) => marks.map(([from, to]) => text.slice(from, to));
const filler = (words: number) => Array.from({ length: words }, (_, n) => `parola${n}`).join(' ');

test('NWS-06 marks are placed on the searched words, with or without accents and apostrophes', () => {
  const title = 'Perché l’Acqua è di tutti: acquedotti e Àcque';
  expect(cutOut(marked(withWords(title), isWater))).toEqual(['Acqua', 'acquedotti', 'Àcque']);
});

test.each([
  ['Nicolo\u0300', 'a Nicolò'],
  ['می\u200cروم', 'میروم'],
  ['हिन्दी', 'हिन्\u200dदी'],
  ['น้ำใจ', 'น้ำใจ'],
  ['한글', '\u1112\u1161\u11ab\u1100\u1173\u11af'],
])('NWS-06 the mark covers the whole of %j', (shown, asked) => {
  const wanted = fold(asked).split(' ').at(-1);
  const title = `👩‍👩‍👧 ${shown} 👍🏽`;
  const stemOf = (word: string) => (word === wanted ? word : null);
  expect(cutOut(marked(withWords(title), { stemOf, phrases: [] }))).toEqual([shown]);
});

test('NWS-06 the passage is the subtitle if it has a searched word', () => {
  expect(passageOf(withWords('Torna l’acqua'), withWords(filler(50)), isWater)).toEqual({
    text: 'Torna l’acqua',
    marks: [[8, 13]],
  });
});

test('NWS-06 otherwise it is cut out around the first searched word of the text', () => {
  const passage = passageOf(withWords('Sommario'), withWords(`${filler(40)} acqua ${filler(60)}`), isWater);
  expect(passage.text).toMatch(/^…parola34 .* acqua .*…$/);
  expect(cutOut(passage)).toEqual(['acqua']);
});

test('NWS-06 without any searched word it is the beginning', () => {
  expect(passageOf(withWords('Sommario'), withWords(filler(50)), saying())).toEqual({
    text: 'Sommario',
    marks: [],
  });
  expect(passageOf(null, withWords(filler(50)), saying()).text).toMatch(/^parola0 .* parola29…$/);
});

test('NWS-06 a phrase is marked from its first word to its last, if it is written as it was searched', () => {
  const title = 'Io, «uccido»: l’acqua che uccide, ma IO UCCIDO';
  expect(cutOut(marked(withWords(title), saying('io uccido')))).toEqual(['Io, «uccido', 'IO UCCIDO']);
  expect(cutOut(marked(withWords(title), saying('uccido', 'l acqua')))).toEqual([
    'uccido',
    'l’acqua',
    'UCCIDO',
  ]);
});

test('NWS-06 words that belong to two phrases are marked once', () => {
  const both = {
    ...isWater,
    phrases: [
      ['l', 'acqua'],
      ['acqua', 'alta'],
    ],
  };
  expect(cutOut(marked(withWords('Torna l’acqua alta, con acque chiare'), both))).toEqual([
    'l’acqua alta',
    'acque',
  ]);
});

test('NWS-06 the passage shows the phrase, not its words elsewhere', () => {
  const text = `uccido ${filler(60)} e io uccido`;
  expect(cutOut(passageOf(null, withWords(text), saying('io uccido')))).toEqual(['io uccido']);
});
