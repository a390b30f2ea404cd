import { CACHES } from '#device/cache-names.ts';
import { answerFromDevice } from '../editions/answers/answer-from-device.ts';
import { copyIn } from './copy-in.ts';
import { currentOwner } from './current-reader.ts';

/** What was answered to a call, if it is on the device for whoever reads. `address` stands on this origin, with its query. */
export async function cachedAnswer(address: string): Promise<Response | undefined> {
  const url = new URL(address, location.origin);
  return (await answerFromDevice(url, await currentOwner())) ?? (await copyIn(CACHES.searches, address));
}
