import { expect, test } from 'vitest';
import { indexOfTerm, toExcluded, toSearchTerm } from './search-term.ts';

const finds = (words: string, text: string) => indexOfTerm(toSearchTerm(words.split(' ')), ` ${text} `) > 0;

test.each([
  ['acqua', 'acque'],
  ['acqua', 'acquazzone'],
  ['spiaggia', 'spiagge'],
  ['spiagge', 'spiaggia'],
  ['giochi', 'gioco'],
  ['gioco', 'giochi'],
  ['operai', 'operaio'],
  ['riapre', 'riaprono'],
  ['citta', 'citta'],
  ['roma', 'romano'],
  ['sport', 'sportivo'],
  ['tv', 'tv'],
])('NWS-06 a search for %j finds %j', (word, other) => {
  expect(finds(word, `prima ${other} dopo`)).toBe(true);
});

test.each([
  ['acqua', 'acquisto'],
  ['acqua', 'subacquea'],
  ['scuole', 'scuolabus'],
  ['tv', 'tvb'],
  ['2025', '20251'],
])('NWS-06 a search for %j does not find %j', (word, other) => {
  expect(finds(word, `prima ${other} dopo`)).toBe(false);
});

test('NWS-06 a word is found after others that only look similar', () => {
  expect(finds('acqua', 'subacquea acquisto acque')).toBe(true);
});

test('NWS-06 several words are found in a row, as they are written', () => {
  expect(finds('acqua potabile', 'l acqua potabile')).toBe(true);
  expect(finds('acqua potabile', 'acque potabili')).toBe(false);
  expect(finds('acqua potabile', 'acqua e potabile')).toBe(false);
});

test('NWS-06 a short excluded word does not exclude longer ones', () => {
  expect(indexOfTerm(toExcluded(['roma']), ' romano ')).toBe(-1);
  expect(indexOfTerm(toExcluded(['roma']), ' a roma ')).toBe(3);
  expect(indexOfTerm(toExcluded(['scuola']), ' scuole ')).toBe(1);
});
