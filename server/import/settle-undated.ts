import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { formatsOf } from '#server/db/article-details.ts';
import { findArticles, type KnownArticle } from '#server/db/articles.ts';
import type { Orm } from '#server/db/connect.ts';
import { findPlacements } from '#server/db/placements.ts';
import type { ItemFormat, ParsedItem } from './parse-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { ReadItem } from './read-items.ts';

type Settled = {
  /** Items that are news, with the day they stand under. */
  news: ReadItem[];
  /** Uris of those that change nothing. */
  unchanged: string[];
};

const FEED = 'rss-2.0';

/** What has no date to rely on does not overrule a withdrawal, and a feed no delivery of the newsroom. */
const isOverruled = ({ status }: KnownArticle, format: string | undefined, by: ItemFormat) =>
  status === 'canceled' || (by === FEED && format !== FEED);

async function redated(orm: Orm, item: ReadItem, known: KnownArticle, now: Date): Promise<ReadItem> {
  const places = await findPlacements(orm, [known.id]);
  const firstCreated = known.publishedAt.toISOString();
  const day =
    places
      .map((place) => place.day)
      .sort()
      .at(-1) ?? dayAt(firstCreated);
  const versionCreated = now.toISOString();
  const shelved = {
    async take(): Promise<ParsedItem> {
      const parsed = await item.shelved.take();
      return { ...parsed, delivered: { ...parsed.delivered, day, firstCreated, versionCreated } };
    },
  };
  return { ...item, delivered: { ...item.delivered, day, versionCreated }, shelved };
}

/**
 * Items of feeds, whose dates follow each fetch: what is known and says the same is left alone, what is known and says
 * something else keeps its day and its first hour. The others are as new as they say.
 */
export async function settleUndated(
  orm: Orm,
  brand: Sigla,
  items: ReadItem[],
  { now, prepare }: { now: Date; prepare: (item: ReadItem) => Promise<PreparedItem[]> },
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
    if (!held) settled.news.push(item);
    else if (isOverruled(held, formats.get(held.id), item.format)) settled.unchanged.push(item.delivered.uri);
    else if ((await prepare(item)).every(({ hash }) => hash === held.sourceHash))
      settled.unchanged.push(item.delivered.uri);
    else settled.news.push(await redated(orm, item, held, now));
  }
  return settled;
}
