import type { DeviceSearch, PageToWorker } from '#device/worker-messages.ts';
import type { SearchRequest } from '#domain/search.ts';

/** A worker that says nothing for so long is one of an earlier release, which does not know the question. */
const ANSWER_MS = 10_000;

/** What the downloaded issues tell of a search; null where no worker answers. NWS-06 */
export async function searchDevice(request: SearchRequest): Promise<DeviceSearch | null> {
  // An insecure address, or a browser that allows none.
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const message: PageToWorker = { type: 'search-held', request };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<DeviceSearch | null>((resolve) => {
      timer = setTimeout(() => resolve(null), ANSWER_MS);
      port1.onmessage = ({ data }: MessageEvent<DeviceSearch | null>) => resolve(data);
      worker.postMessage(message, [port2]);
    });
  } finally {
    clearTimeout(timer);
    port1.close();
  }
}
