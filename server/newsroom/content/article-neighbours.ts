import { LRUCache } from 'lru-cache';
import type { Brand } from '#domain/brands/brand.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { PlacedRow } from '../db/newsstand-queries.ts';
import { fullIssue } from './issues.ts';
import type { NextChange } from './next-change.ts';
import { relatedTo } from './related.ts';
import { toSummary } from './summaries.ts';

const MAX_RELATED = 4;

/**
 * Lifetime in the cache, in case the message that the contents have changed is lost with the database
 * connection.
 */
const CACHE_MS = 60_000;
/** Number of articles in the cache, those that were read last. */
const MAX_CACHED = 2000;

/**
 * The articles shown with an article: before and after it, of its page, and related. Equal for all readers.
 * NWS-04
 */
export type ArticleNeighbours = {
  related: ArticleSummary[];
  samePage: ArticleSummary[];
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
};

/** Reads the neighbours of an article of a paper at an instant. */
export type ReadNeighbours = (brand: Brand, article: PlacedRow, now: Date) => Promise<ArticleNeighbours>;

/** Reads from the database each time, without a cache. */
export const uncachedNeighbours =
  (orm: Orm): ReadNeighbours =>
  async (brand, article, now) => {
    const [related, { sameSection, ...neighbours }] = await Promise.all([
      relatedTo(orm, brand.sigla, article, now, MAX_RELATED),
      issueNeighbours(orm, brand, article, now),
    ]);
    return { ...neighbours, related: fillRelated(related, { sameSection, ...neighbours }, article.id) };
  };

type CachedNeighbours = { from: Date; until: Date; generation: number; neighbours: ArticleNeighbours };

/**
 * Like `uncachedNeighbours`, with a cache: queries the database at most once a minute for each article, and
 * again when the contents have changed. Calls that arrive while a query is running send their own one,
 * because the running one may have a lower priority.
 * @param generationOf returns the current generation of the contents, because a call may have waited in a
 * queue
 */
export function cacheNeighbours(
  orm: Orm,
  nextChange: NextChange,
  generationOf: () => number,
): ReadNeighbours {
  const cache = new LRUCache<number, CachedNeighbours>({ max: MAX_CACHED });
  const read = uncachedNeighbours(orm);
  return async (brand, article, now) => {
    const generation = generationOf();
    const cached = cache.get(article.id);
    if (cached?.generation === generation && cached.from <= now && now < cached.until)
      return cached.neighbours;
    const neighbours = await read(brand, article, now);
    const change = await nextChange(now, generation);
    const until = new Date(Math.min(now.getTime() + CACHE_MS, change.getTime()));
    cache.set(article.id, { from: now, until, generation, neighbours });
    return neighbours;
  };
}

async function issueNeighbours(orm: Orm, brand: Brand, article: PlacedRow, now: Date) {
  const rows =
    (await fullIssue(orm, { brand: brand.sigla, day: article.day }, article.issueId, now))?.articles ?? [];
  const index = rows.findIndex((row) => row.id === article.id);
  const others = rows.filter((row) => row.id !== article.id);
  const summaryAt = (position: number) => {
    const row = rows[position];
    return row ? toSummary(row) : null;
  };
  return {
    samePage: others.filter((row) => article.page !== null && row.page === article.page).map(toSummary),
    sameSection: others.filter((row) => row.section.id === article.section.id).map(toSummary),
    previous: index > 0 ? summaryAt(index - 1) : null,
    next: index >= 0 ? summaryAt(index + 1) : null,
  };
}

type Neighbours = Awaited<ReturnType<typeof issueNeighbours>>;

/**
 * Adds articles of the same section to the related ones; the previous and next article, also shown there,
 * come last.
 */
function fillRelated(
  related: ArticleSummary[],
  { sameSection, previous, next }: Neighbours,
  articleId: number,
) {
  const listedIds = new Set([articleId, ...related.map((article) => article.id)]);
  const others = sameSection.filter((article) => !listedIds.has(article.id));
  const isNeighbour = ({ id }: ArticleSummary) => id === previous?.id || id === next?.id;
  return [
    ...related,
    ...others.filter((article) => !isNeighbour(article)),
    ...others.filter(isNeighbour),
  ].slice(0, MAX_RELATED);
}
