import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import { NO_DAY } from './ninjs/print-facts.ts';
import type { ParsedItem } from './parse-item.ts';
import type { SourceItem } from './source-item.ts';

/** The last day in a path, in the name of a folder or the file: `2026-03-14`, `20260314`. */
export function dayInPath(path: string): Day | null {
  const found = [...path.matchAll(/(?<!\d)((?:18|19|20)\d{2})-?(\d{2})-?(\d{2})(?!\d)/g)]
    .map(([, year, month, day]) => `${year}-${month}-${day}`)
    .filter((day) => isDay(day));
  return found.at(-1) ?? null;
}

/** The day in the path of a file; a web address may have digits that are no day, such as the number of a page. */
export const folderDayOf = (path: string, { address }: Pick<SourceItem, 'address'>): Day | null =>
  address === undefined ? dayInPath(path) : null;

/**
 * Gives an item without a day that of its folder, else the day and time of the import. `DatelessItems` later
 * accepts or rejects the latter, depending on the other items of the delivery.
 */
export function withDay(item: ParsedItem, day: Day | null, now: Date): ParsedItem {
  if (item.delivered.day !== NO_DAY) return item;
  const addWarning = (text: string) => ({ ...item, warnings: [...item.warnings, text] });
  if (day) {
    const withWarning = addWarning('no date of its own: that of its folder counts');
    return { ...withWarning, delivered: { ...item.delivered, day } };
  }
  const moment = now.toISOString();
  const told = addWarning('no date of its own: the moment of the import counts');
  const delivered = { ...item.delivered, day: dayAt(moment), firstCreated: moment, versionCreated: moment };
  return { ...told, delivered, hasUnreliableDate: true, missingDateField: 'date' };
}
