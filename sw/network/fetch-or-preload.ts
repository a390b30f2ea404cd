import type { RequestEvent } from '../base/events.ts';
import { noteGate, numberRequest } from '../base/gate.ts';

/**
 * The answer to a page's request: the browser may have sent that already while it was starting this worker.
 */
export async function fetchOrPreload({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded ?? (await fetch(request));
}

/** Like `fetchOrPreload`, and records what the answer says about the gate. */
export async function fetchAndNoteGate(event: RequestEvent): Promise<Response> {
  const number = numberRequest();
  const response = await fetchOrPreload(event);
  await noteGate(response, number).catch(() => undefined);
  return response;
}
