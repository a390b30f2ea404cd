import { CACHES } from '#device/cache-names.ts';
import { GATE_HEADER, GATE_SHUT } from '#domain/gate.ts';

/** Cache key of the entry that marks the gate as shut; no page requests it. */
const SHUT_ENTRY = '/accesso?chiuso';

const openShellCache = async () => await caches.open(CACHES.shell);

/** State of the gate by the last answer; undefined until the entry of the previous worker has been read. */
let shut: boolean | undefined;

/** Number of the last request that was sent, and of the newest one whose answer was noted. */
let lastSent = 0;
let lastNoted = 0;

/** Numbers a request, before it is sent, for `noteGate`. */
export function numberRequest(): number {
  lastSent += 1;
  return lastSent;
}

/** The state of the gate, if it is known already without reading the cache. */
export const lastKnownShut = (): boolean | undefined => shut;

/**
 * Whether the site has a gate that this browser has not passed. If the cache cannot be read, nobody is shut
 * out.
 */
export async function isShut(): Promise<boolean> {
  if (shut !== undefined) return shut;
  const entry = await openShellCache()
    .then((cache) => cache.match(SHUT_ENTRY))
    .catch(() => undefined);
  shut ??= entry !== undefined;
  return shut;
}

/**
 * Records what an answer of the newsstand says about its gate. While the gate is shut, nothing cached is
 * shown; when it is open again, all of it is still there. An error page of a proxy says nothing about the
 * gate. A late answer to a request that was sent before one already recorded is ignored, so that a gate that
 * has shut meanwhile stays shut. SHL-02
 * @param request its number, from `numberRequest`
 */
export async function noteGate(
  { ok, headers }: Pick<Response, 'ok' | 'headers'>,
  request: number,
): Promise<void> {
  const gateHeader = headers.get(GATE_HEADER);
  if (gateHeader === null && !ok) return;
  const before = await isShut();
  if (request < lastNoted) return;
  lastNoted = request;
  shut = gateHeader === GATE_SHUT;
  if (shut === before) return;
  const cache = await openShellCache();
  if (shut) await cache.put(SHUT_ENTRY, new Response(''));
  else await cache.delete(SHUT_ENTRY);
}
