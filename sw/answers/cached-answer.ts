import { CACHES } from '#device/cache-names.ts';
import { currentOwner } from '../base/current-reader.ts';
import { matchCache } from '../caches/match-cache.ts';
import { answerFromDevice } from './answer-from-device.ts';

/** What was answered to a call, if it is on the device for whoever reads. `address` stands on this origin, with its query. */
export async function cachedAnswer(address: string): Promise<Response | undefined> {
  const url = new URL(address, location.origin);
  return (await answerFromDevice(url, await currentOwner())) ?? (await matchCache(CACHES.searches, address));
}
