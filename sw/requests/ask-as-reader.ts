import type { Router } from 'workbox-routing';
import { currentReader } from '../base/current-reader.ts';
import type { AskAsReader } from '../base/events.ts';
import { isPrivateReading, readPrivately } from '../strategies/private-reading.ts';

/**
 * Makes requests of the worker itself in the reader's name, through the same strategies as a page's. `router`
 * answers those without a signed-in reader.
 */
export const createAskAsReader =
  (router: Router): AskAsReader =>
  async (address, event) => {
    const reader = await currentReader();
    const headers = reader?.token ? { authorization: `Bearer ${reader.token}` } : {};
    const request = new Request(address, { headers });
    if (isPrivateReading(request, location.origin)) {
      return await readPrivately({ request, url: new URL(request.url), event });
    }
    return await router.handleRequest({ request: new Request(address), event });
  };
