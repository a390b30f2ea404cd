import type { RequestEvent } from '../base/events.ts';
import { noteGate, numberRequest } from '../base/gate.ts';

/** The browser sends a navigation's request while it is still starting this worker. */
export async function fetchOrPreload({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded ?? (await fetch(request));
}

/** The same, and notes what the answer says of the gate. */
export async function fetchNotingGate(event: RequestEvent): Promise<Response> {
  const number = numberRequest();
  const response = await fetchOrPreload(event);
  await noteGate(response, number).catch(() => undefined);
  return response;
}
