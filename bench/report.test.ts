import { expect, test } from 'vitest';
import { median } from './median.ts';
import { toTable } from './report.ts';
import { atLeast, atMost, atMostTimes, forInformation, notMeasured } from './row.ts';

test('a target is met up to its limit and not beyond', () => {
  expect(atMost(100, { name: 'x', value: 100, unit: 'ms' }).isTargetMet).toBe(true);
  expect(atMost(100, { name: 'x', value: 100.1, unit: 'ms' }).isTargetMet).toBe(false);
  expect(atLeast(98, { name: 'x', value: 97, unit: '' }).isTargetMet).toBe(false);
  expect(atMostTimes(1.2, { name: 'x', value: 12, baseline: 10, unit: 'ms' }).isTargetMet).toBe(true);
  expect(atMostTimes(1.2, { name: 'x', value: 12.1, baseline: 10, unit: 'ms' }).isTargetMet).toBe(false);
});

test('a ratio to a baseline of zero does not meet its target', () => {
  expect(atMostTimes(1.2, { name: 'x', value: 0, baseline: 0, unit: 'ms' }).isTargetMet).toBe(false);
});

test('the table shows ratio, verdict and note', () => {
  const table = toTable([
    atMostTimes(1.5, { name: 'cpu', value: 30, baseline: 10, unit: 'µs', note: 'seven rounds' }),
    forInformation({ name: 'requests', value: 9, unit: '' }),
    notMeasured('other', 'no /proc', null),
  ]);
  expect(table).toMatch(/^cpu +30 µs +10 µs +3\.00 × +≤ 1\.5 × +NO$/m);
  expect(table).toMatch(/^ {4}seven rounds$/m);
  expect(table).toMatch(/^requests +9 +–$/m);
  expect(table).toMatch(/not measured: no \/proc/);
});

test('the median is the middle value, in whatever order the values are given', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(() => median([])).toThrow(RangeError);
});
