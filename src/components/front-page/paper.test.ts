import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { groupPaper } from './paper.ts';

test.each(
  BRANDS,
)('BRD-03 the cover of $name is laid out alike on the newsstands of other papers', (brand) => {
  const { key, name, frontPage } = brand;
  expect(groupPaper(brand)).toEqual({ key, name, frontPage });
});
