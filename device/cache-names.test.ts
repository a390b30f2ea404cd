import { expect, test } from 'vitest';
import { CACHES, isOutdatedCache } from './cache-names.ts';

test('OFF-04 a new version drops the caches of older ones, and nobody else’s', () => {
  const names = [...Object.values(CACHES), 'edicola-pictures-v0', 'workbox-expiration', 'pictures-v0'];
  expect(names.filter(isOutdatedCache)).toEqual(['edicola-pictures-v0']);
});
