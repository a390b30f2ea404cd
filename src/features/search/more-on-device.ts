import type { SearchHit, SearchResultsPage } from '#domain/search.ts';

/** Number of device results shown at first, below those of the archive. */
const INITIAL_COUNT = 3;

type LoadedPage = Pick<SearchResultsPage, 'hits' | 'total'>;

/** The device's results to show, and those that follow on request. */
export type MoreOnDevice = {
  shown: SearchHit[];
  /** Number of results that the archive already lists; null while not all are loaded. */
  listedAbove: number | null;
  /** Number of results that follow, and whether they are loaded already; null where all are shown. */
  next: { count: number; isLast: boolean; isLoaded: boolean } | null;
};

/**
 * Device results that the archive does not list already.
 * @param loadedPages the loaded pages of device results
 * @param archive the archive's results above
 * @param isOpen whether the reader asked for more
 */
export function moreOnDevice(
  loadedPages: LoadedPage[],
  archive: readonly SearchHit[],
  isOpen: boolean,
): MoreOnDevice {
  const ids = new Set(archive.map(({ article }) => article.id));
  const hits = loadedPages.flatMap((page) => page.hits);
  const others = hits.filter(({ article }) => !ids.has(article.id));
  const shown = isOpen ? others : others.slice(0, INITIAL_COUNT);
  const notLoaded = Math.max(0, (loadedPages[0]?.total ?? 0) - hits.length);
  const listedAbove = notLoaded > 0 ? null : hits.length - others.length;
  const remaining = others.length - shown.length;
  if (remaining > 0)
    return { shown, listedAbove, next: { count: remaining, isLast: notLoaded === 0, isLoaded: true } };
  // A page has as many results as the first one.
  const count = Math.min(notLoaded, loadedPages[0]?.hits.length ?? 0);
  return {
    shown,
    listedAbove,
    next: count > 0 ? { count, isLast: count === notLoaded, isLoaded: false } : null,
  };
}
