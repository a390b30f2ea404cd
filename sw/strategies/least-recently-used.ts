import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

type Limits = { maxEntries: number; maxAgeSeconds?: number; purgeOnQuotaError?: boolean };

/** Holds a cache to its budget: what was used longest ago goes first. OFF-02 */
export function leastRecentlyUsed(limits: Limits): WorkboxPlugin {
  // Its type declares hooks that may be undefined, where the interface wants them absent.
  return new ExpirationPlugin(limits) as WorkboxPlugin;
}
