import { expect, test } from 'vitest';
import { BRANDS } from '../brands/brand-by-host.ts';
import { NEWSPAPER_NAMES } from './newspapers.ts';

test('PRS-01 the papers are called as they call themselves, in the order of the house', () => {
  expect(Object.entries(NEWSPAPER_NAMES)).toEqual(BRANDS.map(({ sigla, name }) => [sigla, name]));
});
