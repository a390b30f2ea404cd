import { setImmediate as pause } from 'node:timers/promises';
import { addMonths, type Month, monthOf } from '#domain/archive.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { startOfDay } from '../content/next-change.ts';
import { countPublished, firstAndLastPublication, type Span } from '../db/feed-articles.ts';

/**
 * Articles in one sitemap. 50,000 are allowed, but this many are generated and sent in one go without a noticeable
 * wait.
 */
export const ARTICLES_PER_SITEMAP = 10_000;

/** The time span of a month in Rome. */
export const spanOf = (month: Month): Span => ({
  from: startOfDay(`${month}-01`),
  until: startOfDay(`${addMonths(month, 1)}-01`),
});

export type ListedMonth = { month: Month; parts: number; changed: Date | null };

/**
 * Lists months in which a paper has published articles, free or paid. They are queried one by one, so that other queries
 * do not wait for all of them.
 */
export async function listMonths(orm: Orm, brand: Sigla, now: Date): Promise<ListedMonth[]> {
  const extent = await firstAndLastPublication(orm, brand);
  if (!extent) return [];
  const last = monthOf(dayAt(extent.last < now ? extent.last : now));
  const months: ListedMonth[] = [];
  for (let month = monthOf(dayAt(extent.first)); month <= last; month = addMonths(month, 1)) {
    const { articles, changed } = await countPublished(orm, brand, spanOf(month), now);
    if (articles > 0) months.push({ month, parts: Math.ceil(articles / ARTICLES_PER_SITEMAP), changed });
    await pause();
  }
  return months;
}
