import { expect, test } from 'vitest';
import { parseQuery, replaceWords, withoutQuotes } from './query-syntax.ts';

const word = (text: string) => ({ text, quoted: false });
const phrase = (text: string) => ({ text, quoted: true });

test('NWS-06 words beside each other must all match', () => {
  expect(parseQuery('  acqua   alta ')).toEqual({
    groups: [{ all: [word('acqua'), word('alta')], none: [] }],
  });
});

test('NWS-06 quotes of any kind make a phrase, also when the last one is missing', () => {
  for (const text of [
    '"acqua alta" Roma',
    '«acqua alta» Roma',
    '“acqua alta” Roma',
    '„acqua alta“ Roma',
    '＂acqua alta＂ Roma',
    '‹acqua alta› Roma',
  ]) {
    expect(parseQuery(text)).toEqual({
      groups: [{ all: [phrase('acqua alta'), word('Roma')], none: [] }],
    });
  }
  expect(parseQuery('Roma "acqua alta').groups).toEqual([
    { all: [word('Roma'), phrase('acqua alta')], none: [] },
  ]);
});

test('NWS-06 a minus excludes a word or a phrase, but has no effect within a word', () => {
  expect(parseQuery('acqua -Roma -"mare mosso" porta-a-porta').groups).toEqual([
    { all: [word('acqua'), word('porta-a-porta')], none: [word('Roma'), phrase('mare mosso')] },
  ]);
});

test.each(['–', '−'])('NWS-06 %s before a word excludes it like a minus', (dash) => {
  expect(parseQuery(`acqua ${dash}Roma ${dash}"mare mosso" alta ${dash} bassa`).groups).toEqual([
    { all: [word('acqua'), word('alta'), word('bassa')], none: [word('Roma'), phrase('mare mosso')] },
  ]);
  expect(withoutQuotes(`"${dash}Roma acqua"`)).toBe('Roma acqua');
});

test('NWS-06 `or` begins an alternative; an empty one is ignored', () => {
  expect(parseQuery('treno or tram OR -bus').groups).toEqual([
    { all: [word('treno')], none: [] },
    { all: [word('tram')], none: [] },
  ]);
  expect(parseQuery('"or"').groups).toEqual([{ all: [phrase('or')], none: [] }]);
});

test.each(['', ' ', '- "', '🚰', '%_*?', '-acqua'])('NWS-06 %j contains nothing to search for', (text) => {
  expect(parseQuery(text).groups).toEqual([]);
});

test('NWS-06 lone surrogates and control characters separate words', () => {
  expect(parseQuery('acqua\u0000alta\ud800Roma').groups).toEqual([
    { all: [word('acqua'), word('alta'), word('Roma')], none: [] },
  ]);
});

test('NWS-06 invisible formatting characters neither hide a minus nor split a word', () => {
  expect(parseQuery('\u200fشلام \u200e-می\u200cرود').groups).toEqual([
    { all: [word('شلام')], none: [word('میرود')] },
  ]);
});

test('NWS-06 words are replaced in their places, excluded ones stay', () => {
  const other = (word: string) => (word === 'aqcua' ? 'acqua' : word);
  expect(replaceWords('"aqcua alta" or aqcua -aqcua', other)).toBe('"acqua alta" or acqua -aqcua');
  const joined = (word: string) => (word === 'می\u200cروم' ? 'بود' : word);
  expect(replaceWords('می\u200cروم nicolo\u0300', joined)).toBe('بود nicolo\u0300');
});

test.each([
  ['"acqua alta" Roma', 'acqua alta Roma'],
  ['Roma «acqua alta', 'Roma acqua alta'],
  ['“acqua alta” -"mare mosso" or “vento”', 'acqua alta -"mare mosso" or vento'],
  ['acqua alta', 'acqua alta'],
  ['"-20 gradi" neve', '20 gradi neve'],
  ['"Rossi or Bianchi" sindaco', 'Rossi Bianchi sindaco'],
  ['"acqua""alta"', 'acqua alta'],
  ['Roma"acqua alta"oggi', 'Roma acqua alta oggi'],
])('NWS-06 %s without its quotes becomes %s', (text, words) => {
  expect(withoutQuotes(text)).toBe(words);
});
