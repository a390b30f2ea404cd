import { isAsset, isBrandFile } from '#device/kept-addresses.ts';
import type { RequestEvent } from '../base/events.ts';
import { isShut, knownShut } from '../base/gate.ts';
import { fetchNotingGate } from '../network/fetch-or-preload.ts';

/**
 * The answer of `answer`, unless the site's gate is shut to this browser: then nothing cached is shown and the network
 * answers. Undefined if the request is left to the browser. SHL-02
 */
export function unlessShut(
  event: RequestEvent,
  answer: () => Promise<Response> | undefined,
): Promise<Response> | undefined {
  const { request } = event;
  if (knownShut() === false) return answer();
  return isShut().then((shut) =>
    shut && !isOpenFile(request) ? fetchNotingGate(event) : (answer() ?? fetch(request)),
  );
}

/** The gate's own page needs them too. */
function isOpenFile({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return isAsset(pathname) || isBrandFile(pathname);
}
