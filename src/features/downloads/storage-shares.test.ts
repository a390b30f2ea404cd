import { expect, test } from 'vitest';
import { storageShares } from './storage-shares.ts';

const facts = (used: number, quota: number) => ({ used, quota, isPersistent: false });

test('OFF-03 storage is divided into downloads, other data of the app, and free space', () => {
  expect(storageShares([{ doneBytes: 120 }, { doneBytes: 62 }], facts(267, 500))).toEqual({
    used: 267,
    quota: 500,
    downloads: 182,
    other: 85,
    free: 233,
    level: 'normal',
  });
});

test('OFF-03 no part is larger than the usage that the browser reports', () => {
  expect(storageShares([{ doneBytes: 300 }], facts(267, 500))).toMatchObject({ downloads: 267, other: 0 });
  expect(storageShares([], facts(600, 500))).toMatchObject({ free: 0, level: 'full' });
});

test.each([
  [400, 'normal'],
  [401, 'warn'],
  [494, 'warn'],
  [495, 'full'],
])('OFF-03 %i of 500 is %s', (used, level) => {
  expect(storageShares([], facts(used, 500)).level).toBe(level);
});
