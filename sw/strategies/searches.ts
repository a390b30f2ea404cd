import type { Strategy } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { leastRecentlyUsed } from '../caches/least-recently-used.ts';
import { NetworkInTime } from './network-in-time.ts';

/** The last searches can be opened again offline; older ones are deleted. */
const MAX_SEARCHES = 20;

/** A search has the same timeout as every other call, and a late answer is ready when it is requested again. */
export const createSearches = (): Strategy =>
  new NetworkInTime({
    cacheName: CACHES.searches,
    plugins: [leastRecentlyUsed({ maxEntries: MAX_SEARCHES, emptiedWhenFull: CACHES.searches })],
  });
