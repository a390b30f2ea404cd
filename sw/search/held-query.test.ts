import { expect, test } from 'vitest';
import { readHeldQuery } from './held-query.ts';

const found = (text: string) => readHeldQuery(text).groups.flatMap(({ all }) => all.map((one) => one.found));
const isMarked = (text: string, word: string) => readHeldQuery(text).stemOf(word) !== null;

test('NWS-06 words that say nothing are not asked for, nor at the ends of a phrase', () => {
  expect(found('quando riapre la strada dell’acqua')).toEqual(['quand', 'riapr', 'strad', 'acqu']);
  expect(found('"la strada per il mare"')).toEqual(['strada per il mare ']);
  expect(found('porta-a-porta')).toEqual(['porta a porta ']);
});

test('NWS-06 what is excluded goes with its forms, a short word alone', () => {
  const [group] = readHeldQuery('acqua -scuola -Roma -"mare mosso" -il').groups;
  expect(group?.none.map(({ found }) => found)).toEqual(['scuol', 'roma ', 'mare mosso ']);
});

test('NWS-06 it is told why nothing can be searched for', () => {
  expect(readHeldQuery('🚰 -acqua').unsearchable).toBe('empty');
  expect(readHeldQuery('il la').unsearchable).toBe('common-words');
  expect(readHeldQuery('il or acqua').unsearchable).toBeNull();
});

test('NWS-06 what was found is marked: forms of a word, the words of a phrase that say something', () => {
  expect(isMarked('acqua', 'acque')).toBe(true);
  expect(isMarked('acqua', 'acquisto')).toBe(false);
  expect(isMarked('acqua -scuola', 'scuola')).toBe(false);
  expect(isMarked('"vigili del fuoco"', 'fuoco')).toBe(true);
  expect(isMarked('"vigili del fuoco"', 'del')).toBe(false);
});
