import { notFound } from '@tanstack/react-router';
import { getCalendar, listIssuesOfDay } from '#api/archive/calendar.ts';
import type { Api } from '#api/clients.ts';
import { type Calendar, type DayIssues, isMonth, monthOf } from '#domain/archive.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ARCHIVE, archivePath } from '#domain/collection-addresses.ts';
import { longDate } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import { pageHead } from '#src/components/page-head.ts';
import { createCoverReducer } from '#src/components/slim.ts';
import { headStrings, strings } from './strings.ts';

/** A month, and the issues of one of its days; `chosen` is null if the address names only a month. */
export type Archive = { calendar: Calendar; chosen: DayIssues | null };

/**
 * Loads the archive at a month (`2026-03`), at a day (`2026-03-14`), or at the latest issue, and the head of its page.
 * @throws NotFound for anything else, ApiError otherwise. NWS-08
 */
export async function loadArchive(api: Api, brand: PublicBrand, monthOrDay?: string) {
  const day = monthOrDay !== undefined && isDay(monthOrDay) ? monthOrDay : undefined;
  const month = monthOrDay !== undefined && isMonth(monthOrDay) ? monthOrDay : undefined;
  if (monthOrDay !== undefined && !day && !month) throw notFound();
  const [calendar, chosen] = await Promise.all([
    getCalendar(api, month ?? (day && monthOf(day))),
    month ? null : listIssuesOfDay(api, day),
  ]);
  const forSmallCover = createCoverReducer();
  const archive: Archive = {
    calendar,
    chosen: chosen && { ...chosen, issues: chosen.issues.map(forSmallCover) },
  };
  return { archive, head: archiveHead(brand, archive, monthOrDay) };
}

function archiveHead(
  { name, origin }: PublicBrand,
  { calendar, chosen }: Archive,
  monthOrDay: string | undefined,
) {
  const keywords = ['archivio', 'numeri arretrati', name];
  if (monthOrDay === undefined) {
    return pageHead({
      title: headStrings.archive(name),
      description: headStrings.description(name),
      url: origin + ARCHIVE,
      keywords,
    });
  }
  const dateText = isMonth(monthOrDay) ? strings.month(monthOrDay) : longDate(monthOrDay);
  const headline = chosen?.issues[0]?.frontPage.articles[0]?.title ?? '';
  return pageHead({
    title: headStrings.archiveAt(dateText, name),
    description: headStrings.descriptionOfDay(name, dateText, headline),
    url: origin + archivePath(monthOrDay),
    keywords,
    empty: chosen ? chosen.issues.length === 0 : calendar.days.every(({ state }) => state !== 'out'),
  });
}
