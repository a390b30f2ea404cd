import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { formatsOf } from '../db/article-details.ts';
import { findArticles, type KnownArticle } from '../db/articles.ts';
import { findPlacements } from '../db/placements.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { type ItemFormat, isFeedFormat, type ParsedItem } from './parse-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { ReadItem } from './read-items.ts';

type Settled = {
  /** Items that are new or changed, with their day. */
  news: ReadItem[];
  /** Uris of items that change nothing. */
  unchanged: string[];
};

/**
 * Whether an item without reliable dates must not replace the stored article: a withdrawn one, or, for a feed, one that
 * the newsroom delivered.
 */
const isOverruled = ({ status }: KnownArticle, format: string | undefined, by: ItemFormat) =>
  status === 'canceled' || (isFeedFormat(by) && !isFeedFormat(format));

type Changes = Partial<Pick<DeliveredItem, 'day' | 'firstCreated' | 'versionCreated' | 'embargoedUntil'>>;

function withDates(item: ReadItem, changes: Changes): ReadItem {
  const { firstCreated: _, ...facts } = changes;
  const shelved = {
    async take(): Promise<ParsedItem> {
      const parsed = await item.shelved.take();
      return { ...parsed, delivered: { ...parsed.delivered, ...changes } };
    },
  };
  return { ...item, delivered: { ...item.delivered, ...facts }, shelved };
}

/** A correction of a published article, which keeps its day and its publication date. */
async function corrected(orm: Orm, item: ReadItem, known: KnownArticle, now: Date): Promise<ReadItem> {
  const places = await findPlacements(orm, [known.id]);
  const firstCreated = known.publishedAt.toISOString();
  const day =
    places
      .map((place) => place.day)
      .sort()
      .at(-1) ?? dayAt(firstCreated);
  return withDates(item, { day, firstCreated, versionCreated: now.toISOString() });
}

/** Whether an article is still held back: nobody has seen it, so its feed may change the hour. */
const isWaiting = ({ embargoedUntil }: KnownArticle, now: Date): boolean =>
  embargoedUntil !== null && embargoedUntil > now;

type Settling = { now: Date; prepare: (item: ReadItem) => Promise<PreparedItem[]> };

/** The update for a known item; null if nothing has changed. */
async function newsOf(
  orm: Orm,
  item: ReadItem,
  held: KnownArticle,
  { now, prepare }: Settling,
): Promise<ReadItem | null> {
  const waits = isWaiting(held, now);
  const embargoedUntil = held.embargoedUntil?.toISOString() ?? null;
  // Once the article is published, a future date only comes from the fetch.
  const fetched = waits ? item : withDates(item, { embargoedUntil });
  if ((await prepare(fetched)).every(({ hash }) => hash === held.sourceHash)) return null;
  // A waiting article was never seen, so it is not a correction.
  return waits ? withDates(fetched, { versionCreated: null }) : await corrected(orm, fetched, held, now);
}

/**
 * Settles the items of feeds, whose dates change with each fetch: an unchanged known item is ignored, a changed one
 * keeps its day and its publication date. New items keep their dates.
 */
export async function settleUndated(
  orm: Orm,
  brand: Sigla,
  items: ReadItem[],
  settling: Settling,
): Promise<Settled> {
  const uris = items.filter(({ undated }) => undated).map(({ delivered }) => delivered.uri);
  const known = await findArticles(orm, brand, uris);
  const formats = await formatsOf(
    orm,
    [...known.values()].map(({ id }) => id),
  );
  const settled: Settled = { news: [], unchanged: [] };
  for (const item of items) {
    const held = item.undated ? known.get(item.delivered.uri) : undefined;
    const isLeft = held !== undefined && isOverruled(held, formats.get(held.id), item.format);
    const news = held && !isLeft ? await newsOf(orm, item, held, settling) : item;
    if (isLeft || news === null) settled.unchanged.push(item.delivered.uri);
    else settled.news.push(news);
  }
  return settled;
}
