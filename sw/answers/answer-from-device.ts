import { readingCacheOf } from '#device/cache-names.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { matchCache } from '../caches/match-cache.ts';
import { precachedAnswer } from '../precache/precached-answers.ts';
import { answerCall } from './answer-call.ts';
import { isWhole, laterOf, newerOf } from './compare-answers.ts';

/** The kept copy of what a call answered, and what the downloaded issues tell of it. */
const copiesOf = (url: URL, owner: string) =>
  Promise.all([matchCache(readingCacheOf(owner), url.href), answerCall(url, owner)]);

/**
 * What the device has for this call: an account's own, and of what everybody may read what says more or is newer; the
 * part of an article never stands in the place of the whole. OFF-02, OFF-06
 */
export async function answerFromDevice(url: URL, owner: string): Promise<Response | undefined> {
  const everybodys = (await newerOf(...(await copiesOf(url, EVERYBODY)))) ?? (await precachedAnswer(url));
  if (owner === EVERYBODY) return everybodys;
  const own = await newerOf(...(await copiesOf(url, owner)));
  if (!own || !everybodys) return own ?? everybodys;
  const [ownWhole, theirsWhole] = await Promise.all([isWhole(own), isWhole(everybodys)]);
  if (ownWhole === null || theirsWhole === null) return await newerOf(own, everybodys);
  return theirsWhole && !ownWhole ? everybodys : own;
}

/**
 * Of the copy and of what a downloaded issue tells, what came later: it can be shown before the network is asked. Null
 * where no downloaded issue tells anything, or, to an account, everybody's issue the mere part of an article. OFF-03
 */
export async function instantAnswer(url: URL, owner: string): Promise<Response | null> {
  const [copy, made] = await copiesOf(url, owner);
  if (made || owner === EVERYBODY) return made && laterOf(copy, made);
  const everybodys = await answerCall(url, EVERYBODY);
  if (!everybodys || (await isWhole(everybodys)) === false) return null;
  return laterOf(copy, everybodys);
}
