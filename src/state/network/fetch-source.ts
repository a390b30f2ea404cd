import { FROM_DEVICE } from '#device/from-device.ts';
import { createStore } from '../store.ts';

/**
 * By address, answers that did not come from the network: the date of the cached copy, or null where there was none.
 */
const fromDevice = createStore<ReadonlyMap<string, string | null>>(new Map());

/** The browser's `fetch`, recording where each answer came from. OFF-02 */
export async function fetchTrackingSource(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  try {
    const answer = await fetch(request);
    const { headers } = answer;
    record(address, headers.has(FROM_DEVICE) ? headers.get('date') : undefined);
    return answer;
  } catch (error) {
    record(address, null);
    throw error;
  }
}

function record(address: string, date: string | null | undefined): void {
  if (cachedDateOf(address) === date) return;
  const updated = new Map(fromDevice.get());
  if (date === undefined) updated.delete(address);
  else updated.set(address, date);
  fromDevice.set(updated);
}

/**
 * The `date` of the cached copy last returned for this call, null where there was none, undefined for the network's own
 * answer.
 */
export const cachedDateOf = (address: string): string | null | undefined => fromDevice.get().get(address);

export const onCachedChange = fromDevice.subscribe;
