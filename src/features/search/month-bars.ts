import type { SearchFacets, SearchRequest } from '#domain/search.ts';
import { MAX_MONTHS } from '#domain/search-months.ts';

type Months = SearchFacets['months'];

const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/**
 * Every month from the first with results to the last, including empty ones; of a long period only the latest years.
 */
export function barsOf(months: Months): Months {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];
  const counts = new Map(months.map(({ month, articles }) => [month, articles]));
  const bars: Months = [];
  for (let month = first.month; month <= last.month; month = monthAfter(month)) {
    bars.push({ month, articles: counts.get(month) ?? 0 });
  }
  return bars.slice(-MAX_MONTHS);
}

/** Positions of the handles for a period: the edges of its first and last month. */
export function edgesOf(bars: Months, { from, to }: Pick<SearchRequest, 'from' | 'to'>) {
  const before = from ? bars.filter(({ month }) => month < from.slice(0, 7)).length : 0;
  const until = to ? bars.filter(({ month }) => month <= to.slice(0, 7)).length : bars.length;
  const start = Math.min(before, bars.length - 1);
  return { from: start, to: Math.max(until, start + 1) };
}
