import type { Router } from 'workbox-routing';
import { isNeverCached } from '../strategies/never-cached.ts';
import { isPrivateReading, readPrivately } from '../strategies/private-reading.ts';

/**
 * What a signed-in reader reads is answered from what lies here for them alone; what may never be answered from a cache
 * stays the browser's own business. Both come before any strategy.
 */
export const onFetch = (router: Router) => (event: FetchEvent) => {
  const { request } = event;
  if (isPrivateReading(request, location.origin)) {
    event.respondWith(readPrivately({ request, url: new URL(request.url), event }));
    return;
  }
  if (isNeverCached(request, location.origin)) return;
  const answer = router.handleRequest({ request, event });
  if (answer) event.respondWith(answer);
};
