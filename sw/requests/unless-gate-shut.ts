import { isAsset, isBrandFile } from '#device/cached-addresses.ts';
import type { RequestEvent } from '../base/events.ts';
import { isShut, lastKnownShut } from '../base/gate.ts';
import { fetchAndNoteGate } from '../network/fetch-or-preload.ts';

/**
 * The result of `answer`, unless the site's gate is shut to this browser: then nothing cached is shown and
 * the network answers. Undefined if the gate is known to be open and `answer` leaves the request to the
 * browser. SHL-02
 */
export function unlessGateShut(
  event: RequestEvent,
  answer: () => Promise<Response> | undefined,
): Promise<Response> | undefined {
  const { request } = event;
  if (lastKnownShut() === false) return answer();
  return isShut().then((shut) =>
    shut && !isNeededByGatePage(request) ? fetchAndNoteGate(event) : (answer() ?? fetch(request)),
  );
}

/**
 * Whether a file is served even while the gate is shut, because the gate's page uses it: the build's files
 * and the brand's.
 */
function isNeededByGatePage({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return isAsset(pathname) || isBrandFile(pathname);
}
