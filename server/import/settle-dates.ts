import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import { NO_DAY } from './ninjs/print-facts.ts';
import type { ParsedItem } from './parse-item.ts';
import { Rejected } from './rejected.ts';

const DAY_MS = 86_400_000;
/** A delivery of nothing older is one of the day. */
const RECENT_MS = 2 * DAY_MS;

export const hasDay = ({ delivered }: ParsedItem): boolean => delivered.day !== NO_DAY;

/** The day that folders or the file itself are named by, the innermost one: `2026-03-14`, `20260314`. */
export function dayInPath(path: string): Day | null {
  const found = [...path.matchAll(/(?<!\d)((?:18|19|20)\d{2})-?(\d{2})-?(\d{2})(?!\d)/g)]
    .map(([, year, month, day]) => `${year}-${month}-${day}`)
    .filter((day) => isDay(day));
  return found.at(-1) ?? null;
}

/** Whether the moment of arrival may date what has no date: no archive shall land in the issue of today. */
export class ArrivalRule {
  readonly #now: Date;
  #dated = 0;
  #isRecent = true;

  constructor(now: Date) {
    this.#now = now;
  }

  addDated({ delivered }: ParsedItem): void {
    this.#dated += 1;
    const written = delivered.versionCreated ?? delivered.firstCreated ?? `${delivered.day}T00:00:00Z`;
    if (Date.parse(written) < this.#now.getTime() - RECENT_MS) this.#isRecent = false;
  }

  allows(dateless: number): boolean {
    return this.#dated > 0 ? this.#isRecent : dateless === 1;
  }
}

/** The item with the day of its folder, else of its arrival where that is allowed. @throws Rejected */
export function dated(
  item: ParsedItem,
  name: string,
  { now, arrival }: { now: Date; arrival: boolean },
): ParsedItem {
  const day = dayInPath(name);
  const warn = (text: string) => ({ ...item, warnings: [...item.warnings, text] });
  if (day)
    return {
      ...warn('no date of its own: that of its folder counts'),
      delivered: { ...item.delivered, day },
    };
  if (!arrival)
    throw new Rejected('date', 'none that can be read, and the delivery is not of the last two days');
  const moment = now.toISOString();
  const told = warn('no date of its own: the moment of the import counts');
  const delivered = { ...item.delivered, day: dayAt(moment), firstCreated: moment, versionCreated: moment };
  return { ...told, delivered, undated: true };
}
