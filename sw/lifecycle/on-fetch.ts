import type { Router } from 'workbox-routing';
import { isAsset, isBrandFile } from '#device/kept-addresses.ts';
import { lastResort } from '../pages/last-resort.ts';
import { isNeverCached, isPageOfServer } from '../strategies/never-cached.ts';
import { isPrivateReading, readPrivately } from '../strategies/private-reading.ts';
import { askNetwork, fromNetwork } from './from-network.ts';
import { isShut, knownShut } from './gate.ts';
import type { Asking } from './occasion.ts';
import { repairWithNetwork } from './repair.ts';
import { shutPage } from './shut-page.ts';

/**
 * What a signed-in reader reads is answered from what lies here for them alone; what may never be answered from a cache
 * stays the browser's own business. Both come before any strategy, and before all of them a gate that is shut. Whoever
 * opens a page gets one, whatever has gone from the device. OFF-01
 */
export const onFetch = (router: Router) => (event: Asking) => {
  const { request } = event;
  const isPrivate = isPrivateReading(request, location.origin);
  if (!isPrivate && isNeverCached(request, location.origin)) {
    if (isPageOfServer(request, location.origin))
      event.respondWith(withLastResort(event, fromNetwork(event)));
    return;
  }
  const answer = () =>
    isPrivate
      ? readPrivately({ request, url: new URL(request.url), event })
      : router.handleRequest({ request, event });
  if (knownShut() === false) {
    const answered = answer();
    if (answered) event.respondWith(withLastResort(event, answered));
    return;
  }
  // Nothing of what lies here is shown before a gate that is shut. SHL-02
  const heeding = isShut().then((shut) =>
    shut && !isOpenFile(request) ? askNetwork(event) : (answer() ?? fetch(request)),
  );
  event.respondWith(withLastResort(event, heeding));
};

/** In place of the browser's own error page. */
async function withLastResort(event: Asking, answer: Promise<Response>): Promise<Response> {
  if (event.request.mode !== 'navigate') return await answer;
  return await answer.catch(async () => {
    event.waitUntil(repairWithNetwork().catch(() => undefined));
    return (await isShut()) ? shutPage() : await lastResort(new URL(event.request.url));
  });
}

/** The gate's own page needs them too. */
function isOpenFile({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return isAsset(pathname) || isBrandFile(pathname);
}
