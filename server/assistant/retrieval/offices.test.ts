import { expect, test } from 'vitest';
import { isOfOffice } from './offices.ts';

test.each([
  [['sindaco', 'di'], true],
  [['presidente', 'della'], true],
  [['il', 'ministro'], true],
  [['allenatrice', 'd'], true],
  [['porto', 'di'], false],
  // A pope has a name: `papa Francesco`.
  [['il', 'papa'], false],
  [['sindaco', 'a'], false],
  [[], false],
])('RAG-07 whether what follows %j is what an office is of: %o', (before, isOf) => {
  expect(isOfOffice(before)).toBe(isOf);
});
