import { readingCacheOf } from '#device/cache-names.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { matchCache } from '../caches/match-cache.ts';
import { precachedAnswer } from '../precache/precached-answers.ts';
import { answerCall } from './answer-call.ts';
import { isWhole, laterOf, newerOf } from './compare-answers.ts';

/** The cached answer of a call, and the one composed from downloaded issues. */
const copiesOf = (url: URL, owner: string) =>
  Promise.all([matchCache(readingCacheOf(owner), url.href), answerCall(url, owner)]);

/**
 * The device's best answer to this call. Among the account's own and those that everybody may read, the more complete
 * or the newer one is chosen; the excerpt of an article never replaces the whole. OFF-02, OFF-06
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
 * The newer of the copy and the answer composed from downloaded issues; it can be shown before the network is
 * requested. Null if no downloaded issue has an answer, or if a signed-in reader would get the public issue's excerpt
 * of an article. OFF-03
 */
export async function instantAnswer(url: URL, owner: string): Promise<Response | null> {
  const [copy, made] = await copiesOf(url, owner);
  if (made || owner === EVERYBODY) return made && laterOf(copy, made);
  const everybodys = await answerCall(url, EVERYBODY);
  if (!everybodys || (await isWhole(everybodys)) === false) return null;
  return laterOf(copy, everybodys);
}
