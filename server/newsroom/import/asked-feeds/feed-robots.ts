import robotsParser from 'robots-parser';
import { AddressRefused } from '#server/base/network/public-address.ts';
import { retryAfter } from './feed-schedule.ts';
import type { KnownRobots } from './feed-state-store.ts';
import { FeedFailed, type FetchOptions, fetchPage } from './fetch-page.ts';

const KEPT_MS = 86_400_000;
/** The minimum size that RFC 9309 requires parsers to read. */
const MAX_BYTES = 512_000;

type Deps = { known: Record<string, KnownRobots>; now: Date; fetch: Omit<FetchOptions, 'maxBytes'> };

/** The robots.txt of a host, requested once a day. @throws FeedFailed if it cannot be read: then nothing is allowed */
async function robotsOf({ origin }: URL, { known, now, fetch }: Deps) {
  const address = `${origin}/robots.txt`;
  const kept = known[origin];
  if (kept && now.getTime() - kept.askedAt < KEPT_MS) return robotsParser(address, kept.text);
  const { status, headers, body } = await fetchPage(new URL(address), { ...fetch, maxBytes: MAX_BYTES });
  // A host without a robots.txt allows everything.
  const isThere = status === 200;
  if (!isThere && (status < 400 || status >= 500 || status === 429))
    throw new FeedFailed(`${address} answered ${status}`, retryAfter(headers, now));
  const text = isThere ? new TextDecoder().decode(body) : '';
  known[origin] = { askedAt: now.getTime(), text };
  return robotsParser(address, text);
}

/**
 * Makes sure that robots.txt allows an address.
 * @returns the delay in milliseconds that the host wants between two requests
 * @throws AddressRefused if the host does not allow it
 */
export async function checkRobots(url: URL, agent: string, deps: Deps): Promise<number> {
  const robots = await robotsOf(url, deps);
  if (robots.isAllowed(url.href, agent) === false)
    throw new AddressRefused(`robots.txt of ${url.host} does not allow it`);
  return (robots.getCrawlDelay(agent) ?? 0) * 1000;
}
