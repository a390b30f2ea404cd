import { CACHES } from '#device/cache-names.ts';
import { heldFor } from '../editions/answers/held-for.ts';
import { copyIn } from './copy-in.ts';
import { currentOwner } from './current-reader.ts';

/** What was answered to a call, if it is on the device for whoever reads. `address` stands on this origin, with its query. */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  const url = new URL(address, location.origin);
  return (await heldFor(url, await currentOwner())) ?? (await copyIn(CACHES.searches, address));
}
