import robotsParser from 'robots-parser';
import { AddressRefused } from '#server/base/network/public-address.ts';
import { MAX_INTERVAL_MS, retryAfterMs } from './feed-schedule.ts';
import type { CachedRobots } from './feed-state-store.ts';
import { FeedError, type FetchOptions, fetchPage } from './fetch-page.ts';

const CACHE_MS = 86_400_000;
/** Limit of a robots.txt: the size that RFC 9309 requires parsers to read at least. */
const MAX_BYTES = 512_000;

type Deps = { cachedRobots: Record<string, CachedRobots>; now: Date; fetch: Omit<FetchOptions, 'maxBytes'> };

/** The robots.txt of a host, requested once a day. @throws FeedFailed if it cannot be read: then nothing is allowed */
async function readRobots({ origin }: URL, { cachedRobots, now, fetch }: Deps) {
  const address = `${origin}/robots.txt`;
  const cached = cachedRobots[origin];
  if (cached && now.getTime() - cached.askedAt < CACHE_MS) return robotsParser(address, cached.text);
  const { status, headers, body } = await fetchPage(new URL(address), { ...fetch, maxBytes: MAX_BYTES });
  // A host without a robots.txt allows everything.
  const hasFile = status === 200;
  if (!hasFile && (status < 400 || status >= 500 || status === 429))
    throw new FeedError(`${address} answered ${status}`, retryAfterMs(headers, now));
  const text = hasFile ? new TextDecoder().decode(body) : '';
  cachedRobots[origin] = { ...cached, askedAt: now.getTime(), text };
  return robotsParser(address, text);
}

/**
 * Makes sure that robots.txt allows an address, and stores until when its host wants no further request.
 * @returns the delay in milliseconds that the host demands between two requests
 * @throws AddressRefused if the host does not allow it
 */
export async function checkRobots(url: URL, agent: string, deps: Deps): Promise<number> {
  const robots = await readRobots(url, deps);
  if (robots.isAllowed(url.href, agent) === false)
    throw new AddressRefused(`robots.txt of ${url.host} does not allow it`);
  const delayMs = (robots.getCrawlDelay(agent) ?? 0) * 1000;
  const { cachedRobots, now } = deps;
  const cached = cachedRobots[url.origin];
  if (cached)
    cachedRobots[url.origin] = { ...cached, nextAt: now.getTime() + Math.min(delayMs, MAX_INTERVAL_MS) };
  return delayMs;
}
