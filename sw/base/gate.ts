import { CACHES } from '#device/cache-names.ts';
import { GATE_HEADER, GATE_SHUT } from '#domain/gate.ts';

/** Cache key of the entry that marks the gate as shut; no page requests it. */
const MARK = '/accesso?chiuso';

const open = async () => await caches.open(CACHES.shell);

/** State of the gate by the last answer; undefined until the entry of the previous worker has been read. */
let shut: boolean | undefined;

/** Number of the last request that was sent, and of the newest one whose answer was noted. */
let sent = 0;
let noted = 0;

/** Numbers a request, before it is sent, for `noteGate`. */
export function numberRequest(): number {
  sent += 1;
  return sent;
}

export const knownShut = (): boolean | undefined => shut;

/** Whether the site has a gate that this browser has not passed. A store that cannot be read shuts nobody out. */
export async function isShut(): Promise<boolean> {
  if (shut !== undefined) return shut;
  const told = await open()
    .then((cache) => cache.match(MARK))
    .catch(() => undefined);
  shut ??= told !== undefined;
  return shut;
}

/**
 * Notes what an answer of the newsstand says of its gate. While it is shut, nothing cached is shown; when it is open
 * again, all of it is still there. An error of a proxy on the way says nothing, nor does the late answer of a request
 * that was sent before one already noted: a gate that has shut meanwhile stays shut. SHL-02
 * @param request its number, from `numberRequest`
 */
export async function noteGate(
  { ok, headers }: Pick<Response, 'ok' | 'headers'>,
  request: number,
): Promise<void> {
  const said = headers.get(GATE_HEADER);
  if (said === null && !ok) return;
  const before = await isShut();
  if (request < noted) return;
  noted = request;
  shut = said === GATE_SHUT;
  if (shut === before) return;
  const cache = await open();
  if (shut) await cache.put(MARK, new Response(''));
  else await cache.delete(MARK);
}
