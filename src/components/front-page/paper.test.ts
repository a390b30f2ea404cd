import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { foreignPaper } from './paper.ts';

test('NWS-01 the other papers of the group are laid out as on their own newsstands', () => {
  const layouts = BRANDS.map((brand) => [brand.key, brand.frontPage]);
  expect(BRANDS.map((brand) => [foreignPaper(brand).key, foreignPaper(brand).frontPage])).toEqual(layouts);
});
