import { expect, test } from 'vitest';
import { groupNames, MAX_GROUPS, spellingOf } from './group-names.ts';

test('PRS-03 a group has one spelling: the known one, else the first', () => {
  expect(groupNames(['giunta', 'Stampa', 'GIUNTA'])).toEqual(['giunta', 'Stampa']);
  expect(groupNames(['citta', 'CITTÀ'], spellingOf(['Città', 'città']))).toEqual(['Città']);
});

test('PRS-03 a recipient is in no more groups than the limit allows', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Gruppo ${at}`);
  expect(groupNames(names)).toEqual(names.slice(0, MAX_GROUPS));
});
