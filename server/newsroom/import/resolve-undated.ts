import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { formatsOf } from '../db/article-details.ts';
import { findArticles, type StoredArticle } from '../db/articles.ts';
import { findPlacements } from '../db/placements.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { type ItemFormat, isFeedFormat, type ParsedItem } from './parse-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { ReadItem } from './read-items.ts';

type ResolvedItems = {
  /** Items that are new or changed, with their day. */
  news: ReadItem[];
  /** Uris of items that change nothing. */
  unchanged: string[];
};

/**
 * Whether an item without reliable dates must not replace the stored article: a withdrawn one, or, for a feed, one that
 * the newsroom delivered.
 */
const mustNotReplace = ({ status }: StoredArticle, storedFormat: string | undefined, newFormat: ItemFormat) =>
  status === 'canceled' || (isFeedFormat(newFormat) && !isFeedFormat(storedFormat));

type Changes = Partial<Pick<DeliveredItem, 'day' | 'firstCreated' | 'versionCreated' | 'embargoedUntil'>>;

function withDates(item: ReadItem, changes: Changes): ReadItem {
  const { firstCreated: _, ...facts } = changes;
  const stored = {
    async read(): Promise<ParsedItem> {
      const parsed = await item.stored.read();
      return { ...parsed, delivered: { ...parsed.delivered, ...changes } };
    },
  };
  return { ...item, delivered: { ...item.delivered, ...facts }, stored };
}

/** A correction of a published article, which keeps its day and its publication date. */
async function toCorrection(orm: Orm, item: ReadItem, stored: StoredArticle, now: Date): Promise<ReadItem> {
  const places = await findPlacements(orm, [stored.id]);
  const firstCreated = stored.publishedAt.toISOString();
  const day =
    places
      .map((place) => place.day)
      .sort()
      .at(-1) ?? dayAt(firstCreated);
  return withDates(item, { day, firstCreated, versionCreated: now.toISOString() });
}

/** Whether an article is still under embargo: nobody has seen it, so its feed may change the time. */
const isUnderEmbargo = ({ embargoedUntil }: StoredArticle, now: Date): boolean =>
  embargoedUntil !== null && embargoedUntil > now;

type UpdateDeps = { now: Date; prepare: (item: ReadItem) => Promise<PreparedItem[]> };

/** The update for a known item; null if nothing has changed. */
async function updateOf(
  orm: Orm,
  item: ReadItem,
  stored: StoredArticle,
  { now, prepare }: UpdateDeps,
): Promise<ReadItem | null> {
  const isEmbargoed = isUnderEmbargo(stored, now);
  const embargoedUntil = stored.embargoedUntil?.toISOString() ?? null;
  // A published article keeps its stored embargo: a later date of its feed must not hide it again.
  const fetched = isEmbargoed ? item : withDates(item, { embargoedUntil });
  if ((await prepare(fetched)).every(({ hash }) => hash === stored.sourceHash)) return null;
  // A change of an article under embargo is no correction, because nobody has seen the article.
  return isEmbargoed
    ? withDates(fetched, { versionCreated: null })
    : await toCorrection(orm, fetched, stored, now);
}

/**
 * Resolves items without reliable dates, such as those of feeds, by the stored articles: an unchanged item is
 * ignored, a changed one keeps its stored day and publication time. New items keep their dates.
 */
export async function resolveUndated(
  orm: Orm,
  brand: Sigla,
  items: ReadItem[],
  deps: UpdateDeps,
): Promise<ResolvedItems> {
  const uris = items
    .filter(({ hasUnreliableDate }) => hasUnreliableDate)
    .map(({ delivered }) => delivered.uri);
  const storedByUri = await findArticles(orm, brand, uris);
  const formats = await formatsOf(
    orm,
    [...storedByUri.values()].map(({ id }) => id),
  );
  const resolved: ResolvedItems = { news: [], unchanged: [] };
  for (const item of items) {
    const stored = item.hasUnreliableDate ? storedByUri.get(item.delivered.uri) : undefined;
    const isIgnored = stored !== undefined && mustNotReplace(stored, formats.get(stored.id), item.format);
    const update = stored && !isIgnored ? await updateOf(orm, item, stored, deps) : item;
    if (isIgnored || update === null) resolved.unchanged.push(item.delivered.uri);
    else resolved.news.push(update);
  }
  return resolved;
}
