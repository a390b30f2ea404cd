import { expect, test, vi } from 'vitest';
import { measureRepeated } from './repeated.ts';
import { atMost, forInformation } from './row.ts';

const row = (value: number, note?: string) =>
  atMost(10, { name: 'a', value, unit: 'ms', ...(note !== undefined && { note }) });
const other = forInformation({ name: 'b', value: 1, unit: '' });

test('rows that meet their targets are measured once', async () => {
  const measure = vi.fn(async () => [row(9), other]);
  expect(await measureRepeated(measure)).toEqual([row(9), other]);
  expect(measure).toHaveBeenCalledOnce();
});

test('a row that misses its target is measured again, and the others keep their first value', async () => {
  const measure = vi
    .fn(async () => [row(9, 'x'), { ...other, value: 2 }])
    .mockResolvedValueOnce([row(11), other]);
  expect(await measureRepeated(measure)).toEqual([row(9, 'missed at first; x'), other]);
});

test('a row that misses its target twice says so', async () => {
  expect(await measureRepeated(async () => [row(11)])).toEqual([row(11, 'missed twice')]);
});
