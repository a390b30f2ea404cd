import { answersCacheOf } from '#device/cache-names.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import { matchCache } from '../caches/match-cache.ts';
import { precachedAnswer } from '../precache/precached-answers.ts';
import { answerCall } from './answer-call.ts';
import { isCompleteArticle, laterOf, newerOf } from './compare-answers.ts';

/** The cached answer of a call, and the one composed from downloaded issues. */
const copiesOf = (url: URL, owner: string) =>
  Promise.all([matchCache(answersCacheOf(owner), url.href), answerCall(url, owner)]);

/**
 * The device's best answer to this call. Of an article the account's own answer is chosen, unless only the
 * public one is complete; of anything else the newer of both. OFF-02, OFF-06
 */
export async function answerFromDevice(url: URL, owner: string): Promise<Response | undefined> {
  const publicAnswer = (await newerOf(...(await copiesOf(url, NO_ACCOUNT)))) ?? (await precachedAnswer(url));
  if (owner === NO_ACCOUNT) return publicAnswer;
  const ownAnswer = await newerOf(...(await copiesOf(url, owner)));
  if (!ownAnswer || !publicAnswer) return ownAnswer ?? publicAnswer;
  const [isOwnComplete, isPublicComplete] = await Promise.all([
    isCompleteArticle(ownAnswer),
    isCompleteArticle(publicAnswer),
  ]);
  if (isOwnComplete === null || isPublicComplete === null) return await newerOf(ownAnswer, publicAnswer);
  return isPublicComplete && !isOwnComplete ? publicAnswer : ownAnswer;
}

/**
 * The newer of the copy and the answer composed from downloaded issues; it can be shown before the network is
 * requested. Null if no downloaded issue has an answer, or if a signed-in reader would get the public issue's excerpt
 * of an article. OFF-03
 */
export async function instantAnswer(url: URL, owner: string): Promise<Response | null> {
  const [copy, composed] = await copiesOf(url, owner);
  if (composed || owner === NO_ACCOUNT) return composed && laterOf(copy, composed);
  const publicAnswer = await answerCall(url, NO_ACCOUNT);
  if (!publicAnswer || (await isCompleteArticle(publicAnswer)) === false) return null;
  return laterOf(copy, publicAnswer);
}
