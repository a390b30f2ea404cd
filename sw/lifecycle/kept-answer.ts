import { CACHES } from '#device/cache-names.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { answerCall } from '../editions/answers/answer-call.ts';
import { newerOf } from '../editions/answers/which-answer.ts';

/** What was answered to a call, if it is on the device. `address` stands on this origin, with its query. */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  const [data, made] = await Promise.all([
    copyIn(CACHES.issueData, address),
    answerCall(new URL(address, location.origin), EVERYBODY),
  ]);
  return (await newerOf(data, made)) ?? (await copyIn(CACHES.searches, address));
}

/** Nothing where the store is broken: then the network is asked as if there were none. BRW-04 */
export const copyIn = (cacheName: string, request: RequestInfo): Promise<Response | undefined> =>
  caches.match(request, { cacheName }).catch(() => undefined);
