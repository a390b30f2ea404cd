import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Placement } from '../delivered-item.ts';
import { Rejected } from '../rejected.ts';
import { nameOf } from '../visible-text.ts';
import type { NinjsItem } from './ninjs-item.ts';

const NATIONAL = 'Nazionale';

type PrintFacts = { day: Day; placements: Placement[]; pages: number | null };

const values = (item: NinjsItem, role: string): string[] =>
  (item.altids ?? []).flatMap((id) => (id.role === role ? (nameOf(id.value) ?? []) : []));

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The date on the paper, else the day the item was written, in Rome. */
function printDay(item: NinjsItem, written: string | null): Day {
  const [day] = values(item, 'printEditionDate');
  if (day !== undefined) {
    if (isDay(day)) return day;
    throw new Rejected('altids (printEditionDate)', `${day} is not a day written YYYY-MM-DD`);
  }
  if (written) return dayAt(written);
  throw new Rejected('altids', 'neither printEditionDate nor versioncreated nor firstcreated says the day');
}

/** `printPages` is how many pages the issue has, or, in older items, the pages the article runs over: `237-239`. */
function lastPage(item: NinjsItem): number | null {
  return wholeNumber(values(item, 'printPages')[0]?.split('-').at(-1)?.trim());
}

/**
 * Where an item stands in print. Several `printEdition` are several placements; page and position follow their
 * order, and one that is said once holds for all. @throws Rejected
 */
export function toPrintFacts(item: NinjsItem, written: string | null): PrintFacts {
  const editions = [...new Set(values(item, 'printEdition'))];
  const pages = values(item, 'printPage');
  const positions = values(item, 'printPosition');
  const placements = (editions.length > 0 ? editions : [NATIONAL]).map((editionName, index) => ({
    editionName,
    page: wholeNumber(pages[index] ?? pages[0]),
    position: wholeNumber(positions[index] ?? positions[0]),
  }));
  return { day: printDay(item, written), placements, pages: lastPage(item) };
}
