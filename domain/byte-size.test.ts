import { expect, test } from 'vitest';
import { byteProgress, byteSize } from './byte-size.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [185_943, '186 KB'],
  [999_400, '999 KB'],
  [999_600, '1 MB'],
  [1_640_000, '1,6 MB'],
  [38_000_000, '38 MB'],
  [181_900_000, '182 MB'],
  [1_240_000_000, '1,2 GB'],
  [64_000_000_000, '64 GB'],
])('OFF-03 %i bytes are written %s', (bytes, text) => {
  expect(byteSize(bytes).replace('\u00a0', ' ')).toBe(text);
});

test.each([
  [19_470_000, 31_400_000, '19,5 di 31,4 MB'],
  [19_000, 186_000, '19 di 186 KB'],
  [0, 186_000, '0 di 186 KB'],
  [400_000, 1_600_000, '0,4 di 1,6 MB'],
])('OFF-03 %i of %i bytes are written %s', (done, total, text) => {
  expect(byteProgress(done, total).replace('\u00a0', ' ')).toBe(text);
});
