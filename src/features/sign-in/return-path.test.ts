import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const ORIGIN = 'https://edicola.leggo.it';

test('SHL-04 leads back to the page the reader came from', () => {
  expect(returnPath(`${ORIGIN}/articolo/7/titolo?da=home#x`, ORIGIN)).toBe('/articolo/7/titolo?da=home');
});

test.each([
  undefined,
  '',
  'https://evil.example/articolo/7',
  '//evil.example/x',
  '\\\\evil.example',
  'https://edicola.leggo.it.evil.example/',
  'javascript:alert(1)',
  'https://edicola.leggo.it@evil.example/',
  '\thttps://evil.example',
])('SHL-04 never leads to %j', (address) => {
  expect(returnPath(address, ORIGIN)).toBe('/');
});
