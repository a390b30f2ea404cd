import type { SearchFacets } from '#domain/search.ts';

type Months = SearchFacets['months'];

/** More bars than these would be thinner than a hair. */
const MOST = 60;

const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Every month from the first that has results to the last, the empty ones too; of a long past the latest years. */
export function barsOf(months: Months): Months {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];
  const counts = new Map(months.map(({ month, articles }) => [month, articles]));
  const bars: Months = [];
  for (let month = first.month; month <= last.month; month = monthAfter(month)) {
    bars.push({ month, articles: counts.get(month) ?? 0 });
  }
  return bars.slice(-MOST);
}
