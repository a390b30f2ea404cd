import { expect, test } from 'vitest';
import { endWithOffice } from './offices.ts';

test.each([
  [['sindaco', 'di'], true],
  [['presidente', 'della'], true],
  [['il', 'ministro'], true],
  [['allenatrice', 'd'], true],
  [['porto', 'di'], false],
  // A pope is identified by his name: `papa Francesco`.
  [['il', 'papa'], false],
  [['sindaco', 'a'], false],
  [[], false],
])('RAG-07 whether the word after %j names what an office belongs to is %o', (before, isOf) => {
  expect(endWithOffice(before)).toBe(isOf);
});
