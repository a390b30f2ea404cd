import { createHash } from 'node:crypto';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Feed } from '#server/base/config/config-sources.ts';
import { type ArrivalDeps, importArrival, logReport } from '../arrivals.ts';
import { charsetOf } from '../content-charset.ts';
import { maxBytesOf } from '../deliveries/item-kinds.ts';
import { checkRobots } from './feed-robots.ts';
import {
  NO_SCHEDULE,
  nextAfterFailure,
  nextRequest,
  nextWhenGone,
  readSchedule,
  retryAfterMs,
} from './feed-schedule.ts';
import { type CachedRobots, type FeedState, FeedStateStore } from './feed-state-store.ts';
import { FeedError, fetchPage, type Page } from './fetch-page.ts';

export type FeedOptions = {
  /** The file in which the state of feeds is stored. */
  statePath: string;
  /** The timeout for a feed, including robots.txt and redirects. */
  timeoutMs?: number;
  /** Which addresses may be connected to; only those of the internet, unless a test sets it. */
  isAllowedAddress?: ((address: string) => boolean) | undefined;
};

const FEED_TIMEOUT_MS = 60_000;

/** The user agent, by which hosts of feeds recognise this product and find a contact. */
const userAgentOf = (brand: Sigla): string => `Edicola/1.0 (+https://edicola.${brandOf(brand).domain})`;

/** A header's value if it can be sent back unchanged. */
const validHeaderValue = (value: string | undefined) =>
  value !== undefined && /^[\x20-\x7e]{1,1000}$/.test(value) ? value : undefined;

function conditions({ etag, lastModified }: FeedState): Record<string, string> {
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

const keyOf = ({ brand, url }: Feed): string => `${brand} ${url}`;

/** Requests feeds when they are due, and imports their contents like any other delivery. */
export class FeedImporter {
  readonly #feeds: readonly Feed[];
  readonly #deps: ArrivalDeps;
  readonly #options: FeedOptions;
  readonly #stateStore: FeedStateStore;

  constructor(feeds: readonly Feed[], deps: ArrivalDeps, options: FeedOptions) {
    this.#feeds = feeds;
    this.#deps = deps;
    this.#options = options;
    this.#stateStore = new FeedStateStore(options.statePath);
  }

  /**
   * Requests and imports the feeds that are due, one after the other, the longest due first. A feed whose host wants a
   * pause after another one waits for the next call. Never throws: failures are logged and retried.
   */
  async importDue(): Promise<void> {
    const { now, stopSignal, log } = this.#deps;
    try {
      const { feeds, robots } = await this.#stateStore.read();
      const stateOf = (feed: Feed): FeedState => feeds[keyOf(feed)] ?? { failures: 0, nextAt: 0 };
      const nextAtOf = (feed: Feed): number => stateOf(feed).nextAt;
      for (const feed of this.#feeds.toSorted((a, b) => nextAtOf(a) - nextAtOf(b))) {
        if (stopSignal.aborted) return;
        const state = stateOf(feed);
        const hostNextAt = robots[new URL(feed.url).origin]?.nextAt ?? 0;
        if (now().getTime() < Math.max(state.nextAt, hostNextAt)) continue;
        const newState = await this.#importFeed(feed, state, robots);
        if (!newState) return;
        feeds[keyOf(feed)] = newState;
        await this.#stateStore.write();
      }
    } catch (error) {
      log('error', 'the state of feeds cannot be read or saved', { err: error });
    }
  }

  /** The new state of a feed; null when the server is stopping. */
  async #importFeed(
    feed: Feed,
    state: FeedState,
    robots: Record<string, CachedRobots>,
  ): Promise<FeedState | null> {
    const { now, stopSignal } = this.#deps;
    const signal = AbortSignal.any([
      stopSignal,
      AbortSignal.timeout(this.#options.timeoutMs ?? FEED_TIMEOUT_MS),
    ]);
    const agent = userAgentOf(feed.brand);
    const { isAllowedAddress } = this.#options;
    const headers = { 'user-agent': agent, 'accept-encoding': 'gzip' };
    const fetch = { headers, signal, isAllowedAddress };
    let crawlDelayMs = 0;
    try {
      const accept = 'application/rss+xml, application/atom+xml, application/feed+json, */*;q=0.5';
      const page = await fetchPage(
        new URL(feed.url),
        { ...fetch, headers: { ...headers, accept, ...conditions(state) }, maxBytes: maxBytesOf('xml') },
        async (url) => {
          const delay = await checkRobots(url, agent, { cachedRobots: robots, now: now(), fetch });
          crawlDelayMs = Math.max(crawlDelayMs, delay);
        },
      );
      return await this.#handleAnswer(feed, state, page, crawlDelayMs);
    } catch (error) {
      if (stopSignal.aborted) return null;
      const failures = state.failures + 1;
      const nextAt = nextAfterFailure(now(), failures, error instanceof FeedError ? error.waitMs : 0);
      this.#logFeed(feed, 'could not be asked', { reason: reasonOf(error), next: new Date(nextAt) });
      return { ...state, failures, nextAt };
    }

    function reasonOf(error: unknown): string {
      if (signal.aborted) return 'took too long';
      return error instanceof Error ? error.message : String(error);
    }
  }

  async #handleAnswer(feed: Feed, state: FeedState, page: Page, crawlDelayMs: number): Promise<FeedState> {
    const { status, headers, body } = page;
    const now = this.#deps.now();
    const nextRequestAt = (statedSchedule = NO_SCHEDULE) =>
      nextRequest(now, statedSchedule, headers, crawlDelayMs);
    if (status === 304) return { ...state, failures: 0, nextAt: nextRequestAt(state.wishes) };
    if (status === 410) {
      this.#logFeed(feed, 'answered 410 Gone', {});
      return { failures: 0, nextAt: nextWhenGone(now) };
    }
    if (status !== 200) throw new FeedError(`answered ${status}`, retryAfterMs(headers, now));
    const charset = charsetOf(headers['content-type']);
    const hash = createHash('sha256')
      .update(body)
      .update(charset ?? '')
      .digest('hex');
    if (hash !== state.hash) await this.#import(feed, body, charset);
    const wishes = await readSchedule(body, charset);
    return {
      etag: validHeaderValue(headers.etag),
      lastModified: validHeaderValue(headers['last-modified']),
      hash,
      wishes,
      failures: 0,
      nextAt: nextRequestAt(wishes),
    };
  }

  async #import({ brand, url }: Feed, body: Uint8Array, charset: string | undefined): Promise<void> {
    // A feed has no folder from which pictures could be read.
    const items = [{ name: url, address: url, charset, folder: null, read: async () => body }];
    const { runExclusively, log } = this.#deps;
    const report = await runExclusively(() => importArrival({ brand, items }, this.#deps));
    const hasChanges = report.imported + report.updated + report.rejected.length > 0;
    if (hasChanges) logReport(log, brand, url, report);
  }

  #logFeed({ brand, url }: Feed, message: string, details: object): void {
    this.#deps.log('warn', `feed ${brand} ${url} ${message}`, details);
  }
}
