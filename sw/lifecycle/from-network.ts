import { noteGate } from './gate.ts';
import type { Asking } from './occasion.ts';

/** The browser sends a navigation's request while it is still starting this worker. */
export async function fromNetwork({ request, preloadResponse }: Asking): Promise<Response> {
  const ahead = await preloadResponse;
  return ahead ?? (await fetch(request));
}

/** The same, heeding what the answer says of the gate. */
export async function askNetwork(event: Asking): Promise<Response> {
  const response = await fromNetwork(event);
  await noteGate(response).catch(() => undefined);
  return response;
}
