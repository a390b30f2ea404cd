import type { DeviceSearchResult, PageToWorker } from '#device/worker-messages.ts';
import type { SearchRequest } from '#domain/search.ts';

/** A worker that does not reply for this long is of an earlier release, which does not know the message. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Answer to a search from the downloaded issues; null where no worker answers. NWS-06 */
export async function searchDevice(request: SearchRequest): Promise<DeviceSearchResult | null> {
  // The address is insecure, or the browser allows no worker.
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const message: PageToWorker = { type: 'search-held', request };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<DeviceSearchResult | null>((resolve) => {
      timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
      port1.onmessage = ({ data }: MessageEvent<DeviceSearchResult | null>) => resolve(data);
      worker.postMessage(message, [port2]);
    });
  } finally {
    clearTimeout(timer);
    port1.close();
  }
}
