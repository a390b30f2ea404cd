import robotsParser from 'robots-parser';
import { NotAsked } from '#server/base/network/public-address.ts';
import type { KnownRobots } from './feed-memory.ts';
import { retryAfter } from './feed-schedule.ts';
import { FeedFailed, type FetchOptions, fetchPage } from './fetch-page.ts';

const KEPT_MS = 86_400_000;
/** What RFC 9309 has everybody read. */
const MAX_BYTES = 512_000;

type Deps = { known: Record<string, KnownRobots>; now: Date; fetch: Omit<FetchOptions, 'maxBytes'> };

/** What a host allows robots, asked once a day. @throws FeedFailed where that cannot be known: then nothing is allowed */
async function robotsOf({ origin }: URL, { known, now, fetch }: Deps) {
  const address = `${origin}/robots.txt`;
  const kept = known[origin];
  if (kept && now.getTime() - kept.askedAt < KEPT_MS) return robotsParser(address, kept.text);
  const { status, headers, body } = await fetchPage(new URL(address), { ...fetch, maxBytes: MAX_BYTES });
  // A host without one allows everything.
  const isThere = status === 200;
  if (!isThere && (status < 400 || status >= 500 || status === 429))
    throw new FeedFailed(`${address} answered ${status}`, retryAfter(headers, now));
  const text = isThere ? new TextDecoder().decode(body) : '';
  known[origin] = { askedAt: now.getTime(), text };
  return robotsParser(address, text);
}

/**
 * Makes sure that an address may be asked.
 * @returns for how long the host wants to be left alone between two calls
 * @throws NotAsked where the host allows it not
 */
export async function heedRobots(url: URL, agent: string, deps: Deps): Promise<number> {
  const robots = await robotsOf(url, deps);
  if (robots.isAllowed(url.href, agent) === false)
    throw new NotAsked(`robots.txt of ${url.host} does not allow it`);
  return (robots.getCrawlDelay(agent) ?? 0) * 1000;
}
