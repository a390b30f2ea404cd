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
  /** Items that are news, with the day they stand under. */
  news: ReadItem[];
  /** Uris of those that change nothing. */
  unchanged: string[];
};

/** What has no date to rely on does not overrule a withdrawal, and a feed no delivery of the newsroom. */
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

/** What is out keeps its day and its first hour. */
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

/** Held back, and not yet out: nobody has seen it, and its feed may give it another hour. */
const isWaiting = ({ embargoedUntil }: KnownArticle, now: Date): boolean =>
  embargoedUntil !== null && embargoedUntil > now;

type Settling = { now: Date; prepare: (item: ReadItem) => Promise<PreparedItem[]> };

/** What becomes of an item that is known; null where it says nothing new. */
async function newsOf(
  orm: Orm,
  item: ReadItem,
  held: KnownArticle,
  { now, prepare }: Settling,
): Promise<ReadItem | null> {
  const waits = isWaiting(held, now);
  const embargoedUntil = held.embargoedUntil?.toISOString() ?? null;
  // Once it is out, a date still to come only follows the fetch.
  const fetched = waits ? item : withDates(item, { embargoedUntil });
  if ((await prepare(fetched)).every(({ hash }) => hash === held.sourceHash)) return null;
  // Nobody has seen what waits: it has no older version.
  return waits ? withDates(fetched, { versionCreated: null }) : await corrected(orm, fetched, held, now);
}

/**
 * Items of feeds, whose dates follow each fetch: what is known and says the same is left alone, what is known and says
 * something else keeps its day and its first hour. The others are as new as they say.
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
