import { expect, test } from 'vitest';
import { bytesOf, ninjs } from '#tests/support/ninjs-fixture.ts';
import { DeliveryLimits } from './delivery-limits.ts';
import { parseItem } from './parse-item.ts';

const item = (facts: Parameters<typeof ninjs>[0], overrides = {}) =>
  parseItem(bytesOf(ninjs(facts, overrides)));

const names = (from: number, length: number) => Array.from({ length }, (_, at) => `Nome ${from + at}`);

test('a delivery with more editions than a paper can have is refused', () => {
  const limits = new DeliveryLimits();
  limits.add(item({ editions: names(0, 60) }));
  expect(() => limits.add(item({ editions: names(60, 41) }))).toThrow('more than 100 editions');
  limits.add(item({ editions: names(50, 50) }));
  limits.add(item({ editions: names(40, 60) }));
});

test('a delivery with more sections than a paper can have is refused; withdrawals still count', () => {
  const limits = new DeliveryLimits();
  for (const section of names(0, 300)) limits.add(item({ section }));
  expect(() => limits.add(item({ section: 'Nome 300' }))).toThrow('more than 300 sections');
  limits.add(item({ section: 'Nome 300' }, { pubstatus: 'canceled' }));
  limits.add(item({ section: 'Nome 299' }));
});
