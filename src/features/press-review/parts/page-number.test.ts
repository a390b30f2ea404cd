import { expect, test } from 'vitest';
import { pageOf } from './page-number.ts';

test('PRS-04 only a number from 1 to 999, or nothing, changes the page that is asked for', () => {
  expect(['', '1', '12', '999'].map(pageOf)).toEqual([null, 1, 12, 999]);
  for (const text of ['0', '012', '1000', '12-14', '1.5', '1e2', 'abc', '-3'])
    expect(pageOf(text), text).toBe(undefined);
});
