import type { Router } from 'workbox-routing';
import { isAsset, isBrandFile } from '#device/kept-addresses.ts';
import { isNeverCached } from '../strategies/never-cached.ts';
import { isPrivateReading, readPrivately } from '../strategies/private-reading.ts';
import { isShut, knownShut, noteGate } from './gate.ts';
import { shutPage } from './shut-page.ts';

/**
 * What a signed-in reader reads is answered from what lies here for them alone; what may never be answered from a cache
 * stays the browser's own business. Both come before any strategy, and before all of them a gate that is shut.
 */
export const onFetch = (router: Router) => (event: FetchEvent) => {
  const { request } = event;
  const isPrivate = isPrivateReading(request, location.origin);
  if (!isPrivate && isNeverCached(request, location.origin)) return;
  const answer = () =>
    isPrivate
      ? readPrivately({ request, url: new URL(request.url), event })
      : router.handleRequest({ request, event });
  if (knownShut() === false) {
    const answered = answer();
    if (answered) event.respondWith(answered);
    return;
  }
  event.respondWith(
    isShut().then((shut) => (shut && !isOpenFile(request) ? passOn(event) : (answer() ?? fetch(request)))),
  );
};

/** The gate's own page needs them too. */
function isOpenFile({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return isAsset(pathname) || isBrandFile(pathname);
}

/** Nothing of what lies here is shown before a gate that is shut. SHL-02 */
async function passOn({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const ahead: Response | undefined = await preloadResponse;
    const response = ahead ?? (await fetch(request));
    await noteGate(response).catch(() => undefined);
    return response;
  } catch (error) {
    if (request.mode === 'navigate') return shutPage();
    throw error;
  }
}
