import type { Issue } from '#domain/newsstand.ts';
import type { Paper } from './paper.ts';
import { frontPageStrings as strings } from './strings.ts';

/** `Anno 147 · € 1,50`, as far as year and price of the paper are known. */
export function imprint({ founded, price }: Paper, { day }: Pick<Issue, 'day'>): string {
  const year = founded === undefined ? null : strings.year(Number(day.slice(0, 4)) - founded + 1);
  const cost = price === null ? strings.free : price;
  return [year, cost].filter(Boolean).join(' · ');
}
