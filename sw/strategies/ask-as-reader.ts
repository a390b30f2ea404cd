import type { Router } from 'workbox-routing';
import { currentReader } from '../lifecycle/current-reader.ts';
import type { Occasion } from '../lifecycle/occasion.ts';
import { isPrivateReading, readPrivately } from './private-reading.ts';

/** Asks for an address as a page would: in the name of whoever is signed in, and through the same strategies. */
export async function askAsReader(
  address: string,
  router: Router,
  event: Occasion,
): Promise<Response | undefined> {
  const reader = await currentReader();
  const headers = reader?.token ? { authorization: `Bearer ${reader.token}` } : {};
  const request = new Request(address, { headers });
  if (isPrivateReading(request, location.origin)) {
    return await readPrivately({ request, url: new URL(request.url), event });
  }
  return await router.handleRequest({ request: new Request(address), event });
}
