import { CACHES } from '#device/cache-names.ts';
import { currentOwner } from '../base/current-reader.ts';
import { matchCache } from '../caches/match-cache.ts';
import { answerFromDevice } from './answer-from-device.ts';

/** The answer to a call, if the current reader has it on the device. `address` is on this origin, with its query. */
export async function cachedAnswer(address: string): Promise<Response | undefined> {
  const url = new URL(address, location.origin);
  return (await answerFromDevice(url, await currentOwner())) ?? (await matchCache(CACHES.searches, address));
}
