import { describe, expect, test } from 'vitest';
import { dayAt } from '#domain/dates.ts';
import { stateAt } from '#domain/support/hours.ts';
import { openingsFromDay } from './opening-hours.ts';

const HOUR_MS = 3_600_000;

/** Public holidays copied by hand from the calendar, Sundays apart: the telephone is closed on these days. */
const HOLIDAYS: Record<string, readonly string[]> = {
  2026: '0101 0106 0406 0425 0501 0602 0815 1004 1101 1208 1225 1226'.split(' '),
  2027: '0101 0106 0329 0425 0501 0602 0815 1004 1101 1208 1225 1226'.split(' '),
  2028: ['0101', '0106'],
};
const WITHOUT_OPERATORS = ['0101', '0815', '1225', '1226'];

/** Local time in Rome by the system's time zone data, independent of the code under test. */
const reading = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

function shown(instant: Date) {
  const parts = Object.fromEntries(reading.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    weekday: parts.weekday,
    hour: Number(parts.hour),
    year: `${parts.year}`,
    date: `${parts.month}${parts.day}`,
  };
}

function isOpen(instant: Date, closed: (year: string, date: string) => boolean): boolean {
  const { weekday, hour, year, date } = shown(instant);
  if (weekday === 'Sun' || closed(year, date)) return false;
  return hour >= 9 && hour < (weekday === 'Sat' ? 13 : 21);
}

const HOURS = Array.from(
  { length: (Date.parse('2028-01-01T00:00:00Z') - Date.parse('2026-01-01T00:00:00Z')) / HOUR_MS },
  (_, at) => new Date(Date.parse('2025-12-31T23:00:00Z') + at * HOUR_MS),
);

/** For every hour, the next hour at which open turns to closed or back. */
function changesOf(table: readonly boolean[]): (number | undefined)[] {
  let next: number | undefined;
  return table
    .map((_open, at) => {
      const later = table.length - 1 - at;
      if (later < table.length - 1 && table[later + 1] !== table[later]) next = HOURS[later + 1]?.getTime();
      return next;
    })
    .toReversed();
}

describe.each([
  ['HLP-03 the telephone', 'phone', (year: string, date: string) => HOLIDAYS[year]?.includes(date) ?? false],
  ['HLP-04 the operators', 'operators', (_year: string, date: string) => WITHOUT_OPERATORS.includes(date)],
] as const)('%s', (_who, desk, closed) => {
  test('opens and closes as the calendar says at every hour of 2026 and 2027, and knows the next change', async () => {
    const table = HOURS.map((instant) => isOpen(instant, closed));
    const days = [...new Set(HOURS.map(dayAt))];
    const openings = new Map(
      await Promise.all(days.map(async (day) => [day, (await openingsFromDay(day))[desk]] as const)),
    );
    const said = HOURS.map((instant) => {
      const state = stateAt(openings.get(dayAt(instant)) ?? [], instant);
      return { open: state.open, changes: (state.open ? state.until : state.opens)?.getTime() };
    });
    const changes = changesOf(table);
    // For the last hours, the next change lies beyond the table.
    const known = changes.findLastIndex((at) => at !== undefined) + 1;
    expect(known).toBeGreaterThan(17_000);
    const wrong = HOURS.slice(0, known).filter(
      (_instant, at) => said[at]?.open !== table[at] || said[at]?.changes !== changes[at],
    );
    expect(wrong).toEqual([]);
  });
});
