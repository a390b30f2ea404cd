import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import { NO_DAY } from './ninjs/print-facts.ts';
import type { ParsedItem } from './parse-item.ts';

/** The day in the name of the file or a folder, the innermost one: `2026-03-14`, `20260314`. */
export function dayInPath(path: string): Day | null {
  const found = [...path.matchAll(/(?<!\d)((?:18|19|20)\d{2})-?(\d{2})-?(\d{2})(?!\d)/g)]
    .map(([, year, month, day]) => `${year}-${month}-${day}`)
    .filter((day) => isDay(day));
  return found.at(-1) ?? null;
}

/**
 * Gives an item without a day that of its folder, else the moment of the import; the delivery as a whole decides
 * whether the latter may count.
 */
export function withDay(item: ParsedItem, name: string, now: Date): ParsedItem {
  if (item.delivered.day !== NO_DAY) return item;
  const day = dayInPath(name);
  const warn = (text: string) => ({ ...item, warnings: [...item.warnings, text] });
  if (day) {
    const told = warn('no date of its own: that of its folder counts');
    return { ...told, delivered: { ...item.delivered, day } };
  }
  const moment = now.toISOString();
  const told = warn('no date of its own: the moment of the import counts');
  const delivered = { ...item.delivered, day: dayAt(moment), firstCreated: moment, versionCreated: moment };
  return { ...told, delivered, undated: true, dateless: 'date' };
}
