import type { Router } from 'workbox-routing';
import { isNeverCached } from '../strategies/never-cached.ts';

/** What may never be answered from a cache comes before any strategy, and stays the browser's own business. */
export const onFetch = (router: Router) => (event: FetchEvent) => {
  const { request } = event;
  if (isNeverCached(request, location.origin)) return;
  const answer = router.handleRequest({ request, event });
  if (answer) event.respondWith(answer);
};
