import { expect, test } from 'vitest';
import { isReadable } from './readable-address.ts';

test.each([
  ['/', true],
  ['/ricerca/100%25', true],
  ['/firma/caff%C3%A8', true],
  ['/firma/caffè', true],
  ['/ricerca/100%', false],
  ['/firma/caff%E8', false],
  ['/%zz', false],
])('NAV-21 %s can be decoded: %s', (path, readable) => {
  expect(isReadable(path)).toBe(readable);
});
