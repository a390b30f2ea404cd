import { expect, test } from 'vitest';
import { answersCacheOf, CACHES, downloadsCacheOf, isOutdatedCache, ownerOfCache } from './cache-names.ts';

test('OFF-04 a new version drops the caches of older ones, and no foreign ones', () => {
  const names = [...Object.values(CACHES), 'edicola-pictures-v0', 'workbox-expiration', 'pictures-v0'];
  expect(names.filter(isOutdatedCache)).toEqual(['edicola-pictures-v0']);
});

test.each([
  'anna/b',
  'anna%2Fb',
  '100%',
])('OFF-06 an account has one cache for what it read and one for what it downloaded, and both name %s as owner', (owner) => {
  const own = [downloadsCacheOf(owner), answersCacheOf(owner)];
  expect(new Set(own).size).toBe(2);
  expect(own.map(ownerOfCache)).toEqual([owner, owner]);
  expect(own.filter(isOutdatedCache)).toEqual([]);
});

test('OFF-06 public caches have no owner', () => {
  expect([downloadsCacheOf(''), answersCacheOf('')]).toEqual([CACHES.downloadedIssues, CACHES.issueData]);
  expect(Object.values(CACHES).map(ownerOfCache)).toEqual(Object.values(CACHES).map(() => null));
});
