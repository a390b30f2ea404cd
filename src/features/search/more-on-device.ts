import type { SearchHit, SearchResult } from '#domain/search.ts';

/** The archive has the word: of the device a few are enough at first. */
const FEW = 3;

type Told = Pick<SearchResult, 'hits' | 'total'>;

/** What is shown of the device's results, and what a press brings. */
export type MoreOnDevice = {
  shown: SearchHit[];
  /** How many the archive shows already; null while not all are told. */
  above: number | null;
  /** How many come next, and whether the device has to be asked for them; null where all are shown. */
  next: { count: number; isLast: boolean; isTold: boolean } | null;
};

/**
 * No article stands on a page twice.
 * @param told the device's first pages
 * @param archive what stands above
 * @param isOpen the reader has asked for more
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
  // A page brings as many as the first one did.
  const count = Math.min(untold, told[0]?.hits.length ?? 0);
  return { shown, above, next: count > 0 ? { count, isLast: count === untold, isTold: false } : null };
}
