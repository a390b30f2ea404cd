import { expect, test } from 'vitest';
import { readDeviceQuery } from './device-query.ts';

const found = (text: string) =>
  readDeviceQuery(text).groups.flatMap(({ all }) => all.map((one) => one.needle));
const isMarked = (text: string, word: string) => readDeviceQuery(text).searchTerms.stemOf(word) !== null;
const phrases = (text: string) => readDeviceQuery(text).searchTerms.phrases.map((words) => words.join(' '));

test('NWS-06 stop words are not searched, except in quotes beside a word that is none', () => {
  expect(found('quando riapre la strada dell’acqua')).toEqual(['quand', 'riapr', 'strad', 'acqu']);
  expect(found('"la strada per il mare"')).toEqual(['la strada per il mare ']);
  expect(found('"io uccido"')).toEqual(['io uccido ']);
  expect(found('"il" mare')).toEqual(['mare']);
  expect(found('porta-a-porta')).toEqual(['porta a porta ']);
});

test('NWS-06 an excluded word excludes its forms, a short one only itself', () => {
  const [group] = readDeviceQuery('acqua -scuola -Roma -"mare mosso" -il').groups;
  expect(group?.none.map(({ needle }) => needle)).toEqual(['scuol', 'roma ', 'mare mosso ']);
  const [quoted] = readDeviceQuery('acqua -"scuola" -"la strada"').groups;
  expect(quoted?.none.map(({ needle, prefix }) => [needle, prefix])).toEqual([
    ['scuola ', null],
    ['la strada ', null],
  ]);
});

test('NWS-06 the result names the reason why nothing can be searched', () => {
  expect(readDeviceQuery('🚰 -acqua').unsearchable).toBe('empty');
  expect(readDeviceQuery('il la').unsearchable).toBe('common-words');
  expect(readDeviceQuery('il or acqua').unsearchable).toBeNull();
});

test('NWS-06 matches are marked: a word in its forms, a phrase as it is written', () => {
  expect(isMarked('acqua', 'acque')).toBe(true);
  expect(isMarked('acqua', 'acquisto')).toBe(false);
  expect(isMarked('acqua -scuola', 'scuola')).toBe(false);
  expect(isMarked('"vigili del fuoco"', 'fuoco')).toBe(false);
  expect(phrases('"Vigili dell’acqua" fuoco -"mare mosso"')).toEqual(['vigili dell acqua']);
});
