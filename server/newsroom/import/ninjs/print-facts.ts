import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Placement } from '../delivered-item.ts';
import { visibleName } from '../visible-text.ts';
import type { NinjsItem } from './ninjs-item.ts';

const NATIONAL = 'Nazionale';

type PrintFacts = { day: Day; placements: Placement[]; pages: number | null };

const altIdValues = (item: NinjsItem, role: string): string[] =>
  (item.altids ?? []).flatMap((id) => (id.role === role ? (visibleName(id.value) ?? []) : []));

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The number of a page or position; null, with a warning, if it is invalid. */
function parseNumber(text: string | undefined, fieldName: string, warnings: string[]): number | null {
  const number = wholeNumber(text);
  if (text !== undefined && number === null)
    warnings.push(`${fieldName} ${text.slice(0, 40)} is no number, left aside`);
  return number;
}

/** Placeholder for a missing day, which `withDay` replaces. */
export const NO_DAY = '';

/** The date on the paper, else the day the item was written, in Rome. */
function printDay(item: NinjsItem, versionDay: string | null, warnings: string[]): Day {
  const [day] = altIdValues(item, 'printEditionDate');
  if (day !== undefined && isDay(day)) return day;
  if (day !== undefined) {
    warnings.push(
      `printEditionDate: ${String(day).slice(0, 40)} is not a day written YYYY-MM-DD, left aside`,
    );
  }
  return versionDay ? dayAt(versionDay) : NO_DAY;
}

/**
 * The last page of `printPages`, which is the number of pages of the issue or, in older items, the pages of
 * the article such as `237-239`.
 */
function lastPage(item: NinjsItem, warnings: string[]): number | null {
  return parseNumber(altIdValues(item, 'printPages')[0]?.split('-').at(-1)?.trim(), 'printPages', warnings);
}

/**
 * The placements of an item in print, one for each `printEdition`. The first page and position belong to the
 * first edition and so on; editions without their own have the first ones.
 */
export function toPrintFacts(item: NinjsItem, written: string | null, warnings: string[]): PrintFacts {
  const editions = [...new Set(altIdValues(item, 'printEdition'))];
  const pages = altIdValues(item, 'printPage').map((page) => parseNumber(page, 'printPage', warnings));
  const positions = altIdValues(item, 'printPosition').map((one) =>
    parseNumber(one, 'printPosition', warnings),
  );
  const placements = (editions.length > 0 ? editions : [NATIONAL]).map((editionName, index) => ({
    editionName,
    page: pages[index] ?? pages[0] ?? null,
    position: positions[index] ?? positions[0] ?? null,
  }));
  return { day: printDay(item, written, warnings), placements, pages: lastPage(item, warnings) };
}
