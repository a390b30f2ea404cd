import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Placement } from '../delivered-item.ts';
import { nameOf } from '../visible-text.ts';
import type { NinjsItem } from './ninjs-item.ts';

const NATIONAL = 'Nazionale';

type PrintFacts = { day: Day; placements: Placement[]; pages: number | null };

const values = (item: NinjsItem, role: string): string[] =>
  (item.altids ?? []).flatMap((id) => (id.role === role ? (nameOf(id.value) ?? []) : []));

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The number of a page or position; an invalid one gives a warning. */
function counted(text: string | undefined, what: string, told: string[]): number | null {
  const number = wholeNumber(text);
  if (text !== undefined && number === null)
    told.push(`${what} ${text.slice(0, 40)} is no number, left aside`);
  return number;
}

/** Placeholder for a missing day: it is set when the whole delivery is read. */
export const NO_DAY = '';

/** The date on the paper, else the day the item was written, in Rome. */
function printDay(item: NinjsItem, written: string | null, told: string[]): Day {
  const [day] = values(item, 'printEditionDate');
  if (day !== undefined && isDay(day)) return day;
  if (day !== undefined) {
    told.push(`printEditionDate: ${String(day).slice(0, 40)} is not a day written YYYY-MM-DD, left aside`);
  }
  return written ? dayAt(written) : NO_DAY;
}

/**
 * The last page: `printPages` is the number of pages of the issue or, in older items, the pages of the article:
 * `237-239`.
 */
function lastPage(item: NinjsItem, told: string[]): number | null {
  return counted(values(item, 'printPages')[0]?.split('-').at(-1)?.trim(), 'printPages', told);
}

/**
 * The placements of an item in print. Several `printEdition` are several placements; page and position follow their
 * order, and a single one holds for all.
 */
export function toPrintFacts(item: NinjsItem, written: string | null, told: string[]): PrintFacts {
  const editions = [...new Set(values(item, 'printEdition'))];
  const pages = values(item, 'printPage').map((page) => counted(page, 'printPage', told));
  const positions = values(item, 'printPosition').map((one) => counted(one, 'printPosition', told));
  const placements = (editions.length > 0 ? editions : [NATIONAL]).map((editionName, index) => ({
    editionName,
    page: pages[index] ?? pages[0] ?? null,
    position: positions[index] ?? positions[0] ?? null,
  }));
  return { day: printDay(item, written, told), placements, pages: lastPage(item, told) };
}
