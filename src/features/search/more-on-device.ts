import type { SearchHit, SearchResult } from '#domain/search.ts';

/** Number of device results shown at first, below those of the archive. */
const FEW = 3;

type Told = Pick<SearchResult, 'hits' | 'total'>;

/** The device's results to show, and those that follow on request. */
export type MoreOnDevice = {
  shown: SearchHit[];
  /** Number of results that the archive already lists; null while not all are loaded. */
  above: number | null;
  /** Number of results that follow, and whether they are loaded already; null where all are shown. */
  next: { count: number; isLast: boolean; isTold: boolean } | null;
};

/**
 * Device results that the archive does not list already.
 * @param told the loaded pages of device results
 * @param archive the archive's results above
 * @param isOpen whether the reader asked for more
 */
export function moreOnDevice(told: Told[], archive: readonly SearchHit[], isOpen: boolean): MoreOnDevice {
  const ids = new Set(archive.map(({ article }) => article.id));
  const hits = told.flatMap((page) => page.hits);
  const others = hits.filter(({ article }) => !ids.has(article.id));
  const shown = isOpen ? others : others.slice(0, FEW);
  const untold = Math.max(0, (told[0]?.total ?? 0) - hits.length);
  const above = untold > 0 ? null : hits.length - others.length;
  const left = others.length - shown.length;
  if (left > 0) return { shown, above, next: { count: left, isLast: untold === 0, isTold: true } };
  // A page has as many results as the first one.
  const count = Math.min(untold, told[0]?.hits.length ?? 0);
  return { shown, above, next: count > 0 ? { count, isLast: count === untold, isTold: false } : null };
}
