import { expect, test } from 'vitest';
import { groupNames, MAX_GROUPS, spellingOf } from './group-names.ts';

test('PRS-03 a group has one spelling: the one that is known, else the first', () => {
  expect(groupNames(['giunta', 'Stampa', 'GIUNTA'])).toEqual(['giunta', 'Stampa']);
  expect(groupNames(['citta', 'CITTÀ'], spellingOf(['Città', 'città']))).toEqual(['Città']);
});

test('PRS-03 nobody is in more groups than there is room for', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Gruppo ${at}`);
  expect(groupNames(names)).toEqual(names.slice(0, MAX_GROUPS));
});
