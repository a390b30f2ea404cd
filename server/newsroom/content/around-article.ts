import { LRUCache } from 'lru-cache';
import type { Brand } from '#domain/brands/brand.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { PlacedRow } from '../db/newsstand-queries.ts';
import { fullIssue } from './issues.ts';
import type { NextChange } from './next-change.ts';
import { relatedTo } from './related.ts';
import { toSummary } from './summaries.ts';

const RELATED = 4;

/** Lifetime in the cache: a notice that the contents have changed may be lost with its connection. */
const KNOWN_MS = 60_000;
/** Number of articles in the cache, those that were read last. */
const REMEMBERED = 2000;

/** The articles shown around an article: the same for every reader. NWS-04 */
export type AroundArticle = {
  related: ArticleSummary[];
  samePage: ArticleSummary[];
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
};

/** Reads what is shown around an article of a paper at an instant. */
export type ReadAround = (brand: Brand, own: PlacedRow, now: Date) => Promise<AroundArticle>;

/** Reads from the database each time, without a cache. */
export const aroundArticle =
  (orm: Orm): ReadAround =>
  async (brand, own, now) => {
    const [related, { sameSection, ...neighbours }] = await Promise.all([
      relatedTo(orm, brand.sigla, own, now, RELATED),
      issueNeighbours(orm, brand, own, now),
    ]);
    return { ...neighbours, related: fillRelated(related, { sameSection, ...neighbours }, own.id) };
  };

type Known = { from: Date; until: Date; generation: number; around: AroundArticle };

/**
 * Reads from the database once a minute for each article, and again when the contents have changed. Calls that arrive
 * before the answer query the database too: none waits for a query that may have a lower priority.
 * @param generationOf the generation of the contents at this moment: calls may have waited since they arrived
 */
export function rememberAround(orm: Orm, nextChange: NextChange, generationOf: () => number): ReadAround {
  const known = new LRUCache<number, Known>({ max: REMEMBERED });
  const read = aroundArticle(orm);
  return async (brand, own, now) => {
    const generation = generationOf();
    const before = known.get(own.id);
    if (before?.generation === generation && before.from <= now && now < before.until) return before.around;
    const around = await read(brand, own, now);
    const change = await nextChange(now, generation);
    const until = new Date(Math.min(now.getTime() + KNOWN_MS, change.getTime()));
    known.set(own.id, { from: now, until, generation, around });
    return around;
  };
}

async function issueNeighbours(orm: Orm, brand: Brand, own: PlacedRow, now: Date) {
  const rows = (await fullIssue(orm, { brand: brand.sigla, day: own.day }, own.issueId, now))?.articles ?? [];
  const index = rows.findIndex((row) => row.id === own.id);
  const others = rows.filter((row) => row.id !== own.id);
  const at = (position: number) => {
    const row = rows[position];
    return row ? toSummary(row) : null;
  };
  return {
    samePage: others.filter((row) => own.page !== null && row.page === own.page).map(toSummary),
    sameSection: others.filter((row) => row.section.id === own.section.id).map(toSummary),
    previous: index > 0 ? at(index - 1) : null,
    next: index >= 0 ? at(index + 1) : null,
  };
}

type Neighbours = Awaited<ReturnType<typeof issueNeighbours>>;

/** Fills the related articles up with others of the section; those that the page shows as neighbours come last. */
function fillRelated(related: ArticleSummary[], { sameSection, previous, next }: Neighbours, own: number) {
  const known = new Set([own, ...related.map((article) => article.id)]);
  const others = sameSection.filter((article) => !known.has(article.id));
  const isNamed = ({ id }: ArticleSummary) => id === previous?.id || id === next?.id;
  return [...related, ...others.filter((article) => !isNamed(article)), ...others.filter(isNamed)].slice(
    0,
    RELATED,
  );
}
