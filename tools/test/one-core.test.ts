import { expect, test } from 'vitest';
import { coresIn } from './one-core.ts';

test('the cores that a process may use are parsed from their list', () => {
  expect(coresIn('0')).toEqual([0]);
  expect(coresIn('0,1')).toEqual([0, 1]);
  expect(coresIn('1,3-5')).toEqual([1, 3, 4, 5]);
});
