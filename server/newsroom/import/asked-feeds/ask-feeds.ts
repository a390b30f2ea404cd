import { createHash } from 'node:crypto';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Feed } from '#server/base/config/config-sources.ts';
import { type Arrivals, importArrival, logReport } from '../arrivals.ts';
import { charsetOf } from '../content-charset.ts';
import { readLimit } from '../deliveries/item-kinds.ts';
import { checkRobots } from './feed-robots.ts';
import {
  NO_WISHES,
  nextAfterFailure,
  nextAsked,
  nextWhenGone,
  readSchedule,
  retryAfter,
} from './feed-schedule.ts';
import { FeedStateStore, type KnownFeed, type KnownRobots } from './feed-state-store.ts';
import { FeedFailed, fetchPage, type Page } from './fetch-page.ts';

export type FeedOptions = {
  /** The file in which the state of feeds is stored. */
  memoryPath: string;
  /** The time limit for a feed, including robots.txt and redirects. */
  limitMs?: number;
  /** Which addresses may be connected to; only those of the internet, unless a test sets it. */
  isAllowedAddress?: ((address: string) => boolean) | undefined;
};

const LIMIT_MS = 60_000;

/** The user agent, by which hosts of feeds recognise this product and find a contact. */
const agentOf = (brand: Sigla): string => `Edicola/1.0 (+https://edicola.${brandOf(brand).domain})`;

/** A header's value if it can be sent back unchanged. */
const sendable = (value: string | undefined) =>
  value !== undefined && /^[\x20-\x7e]{1,1000}$/.test(value) ? value : undefined;

function conditions({ etag, lastModified }: KnownFeed): Record<string, string> {
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

/** Requests feeds when they are due, and imports their contents like any other delivery. */
export class AskedFeeds {
  readonly #feeds: readonly Feed[];
  readonly #arrivals: Arrivals;
  readonly #options: FeedOptions;
  readonly #memory: FeedStateStore;

  constructor(feeds: readonly Feed[], arrivals: Arrivals, options: FeedOptions) {
    this.#feeds = feeds;
    this.#arrivals = arrivals;
    this.#options = options;
    this.#memory = new FeedStateStore(options.memoryPath);
  }

  /** Requests the feeds that are due, one after the other. Never throws: failures are logged, and retried later. */
  async ask(): Promise<void> {
    const { now, ending, tell } = this.#arrivals;
    try {
      const { feeds, robots } = await this.#memory.read();
      for (const feed of this.#feeds) {
        if (ending.aborted) return;
        const key = `${feed.brand} ${feed.url}`;
        const known = feeds[key] ?? { failures: 0, nextAt: 0 };
        if (now().getTime() < known.nextAt) continue;
        const news = await this.#askOne(feed, known, robots);
        if (!news) return;
        feeds[key] = news;
        await this.#memory.write();
      }
    } catch (error) {
      tell('error', 'what is known of feeds cannot be kept', { err: error });
    }
  }

  /** The new state of a feed; null when the server is stopping. */
  async #askOne(
    feed: Feed,
    known: KnownFeed,
    robots: Record<string, KnownRobots>,
  ): Promise<KnownFeed | null> {
    const { now, ending } = this.#arrivals;
    const signal = AbortSignal.any([ending, AbortSignal.timeout(this.#options.limitMs ?? LIMIT_MS)]);
    const agent = agentOf(feed.brand);
    const { isAllowedAddress } = this.#options;
    const headers = { 'user-agent': agent, 'accept-encoding': 'gzip' };
    const fetch = { headers, signal, isAllowedAddress };
    let crawlDelayMs = 0;
    try {
      const accept = 'application/rss+xml, application/atom+xml, application/feed+json, */*;q=0.5';
      const page = await fetchPage(
        new URL(feed.url),
        { ...fetch, headers: { ...headers, accept, ...conditions(known) }, maxBytes: readLimit('xml') },
        async (url) => {
          const delay = await checkRobots(url, agent, { known: robots, now: now(), fetch });
          crawlDelayMs = Math.max(crawlDelayMs, delay);
        },
      );
      return await this.#take(feed, known, page, crawlDelayMs);
    } catch (error) {
      if (ending.aborted) return null;
      const failures = known.failures + 1;
      const nextAt = nextAfterFailure(now(), failures, error instanceof FeedFailed ? error.waitMs : 0);
      this.#tell(feed, 'could not be asked', { reason: reasonOf(error), next: new Date(nextAt) });
      return { ...known, failures, nextAt };
    }

    function reasonOf(error: unknown): string {
      if (signal.aborted) return 'took too long';
      return error instanceof Error ? error.message : String(error);
    }
  }

  async #take(feed: Feed, known: KnownFeed, page: Page, crawlDelayMs: number): Promise<KnownFeed> {
    const { status, headers, body } = page;
    const now = this.#arrivals.now();
    const schedule = (wishes = NO_WISHES) => nextAsked(now, wishes, headers, crawlDelayMs);
    if (status === 304) return { ...known, failures: 0, nextAt: schedule(known.wishes) };
    if (status === 410) {
      this.#tell(feed, 'is gone for good', {});
      return { failures: 0, nextAt: nextWhenGone(now) };
    }
    if (status !== 200) throw new FeedFailed(`answered ${status}`, retryAfter(headers, now));
    const charset = charsetOf(headers['content-type']);
    const hash = createHash('sha256')
      .update(body)
      .update(charset ?? '')
      .digest('hex');
    if (hash !== known.hash) await this.#import(feed, body, charset);
    const wishes = await readSchedule(body, charset);
    return {
      etag: sendable(headers.etag),
      lastModified: sendable(headers['last-modified']),
      ...{ hash, wishes, failures: 0, nextAt: schedule(wishes) },
    };
  }

  async #import({ brand, url }: Feed, body: Uint8Array, charset: string | undefined): Promise<void> {
    // A feed has no folder beside it.
    const items = [{ name: url, address: url, charset, folder: null, read: async () => body }];
    const { runExclusively, tell } = this.#arrivals;
    const report = await runExclusively(() => importArrival({ brand, items }, this.#arrivals));
    const isNews = report.imported + report.updated + report.rejected.length > 0;
    if (isNews) logReport(tell, brand, url, report);
  }

  #tell({ brand, url }: Feed, what: string, beside: object): void {
    this.#arrivals.tell('warn', `feed ${brand} ${url} ${what}`, beside);
  }
}
