import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=40-', { first: 40, last: 99 }],
  ['bytes=40-49', { first: 40, last: 49 }],
  ['bytes=40-400', { first: 40, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('OFF-03 a request for %s of a hundred bytes gets that range', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=0-1,4-5',
  'bytes=9-3',
  'lines=1-2',
  'bytes=a-',
])('OFF-03 a request with %s gets the whole', (header) => {
  expect(byteRange(header, 100)).toBeNull();
});
