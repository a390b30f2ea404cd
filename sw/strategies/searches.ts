import type { Strategy } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { leastRecentlyUsed } from '../caches/least-recently-used.ts';
import { NetworkInTime } from './network-in-time.ts';

/** The last searches can be gone back to; others make room. */
const MAX_SEARCHES = 20;

/** A search has the deadline of every other call, and an answer that was too late is there when it is asked for again. */
export const createSearches = (): Strategy =>
  new NetworkInTime({
    cacheName: CACHES.searches,
    plugins: [leastRecentlyUsed({ maxEntries: MAX_SEARCHES, emptiedWhenFull: CACHES.searches })],
  });
