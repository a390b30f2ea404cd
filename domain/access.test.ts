import { expect, test } from 'vitest';
import { mayRead, toAccess } from './access.ts';

test.each([
  ['free', 'free'],
  ['digital+', 'digital+'],
  ['Digital', 'digital+'],
  ['premium', 'digital+'],
  ['', 'digital+'],
  [undefined, 'digital+'],
])('NWS-05 the access level %j is read as %s', (literal, level) => {
  expect(toAccess(literal)).toBe(level);
});

test('ROL-06 a subscription opens its level and the lower ones', () => {
  expect(mayRead(null, 'free')).toBe(true);
  expect(mayRead(null, 'online')).toBe(false);
  expect(mayRead('digital', 'online')).toBe(true);
  expect(mayRead('digital', 'digital')).toBe(true);
  expect(mayRead('digital', 'digital+')).toBe(false);
});
