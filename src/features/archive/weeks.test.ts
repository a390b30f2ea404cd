import { expect, test } from 'vitest';
import type { CalendarDay } from '#domain/archive.ts';
import { addDays } from '#domain/dates.ts';
import { weeksOf } from './weeks.ts';

const month = (first: string, length: number): CalendarDay[] =>
  Array.from({ length }, (_, index) => ({ day: addDays(first, index), state: 'out' }));

const numbers = (first: string, length: number) =>
  weeksOf(month(first, length)).map((week) => week.map((day) => (day ? Number(day.day.slice(8)) : 0)));

test('NWS-08 a month that begins on a Sunday ends its first week with it', () => {
  const weeks = numbers('2026-03-01', 31);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(weeks.at(-1)).toEqual([30, 31, 0, 0, 0, 0, 0]);
});

test('NWS-08 a February that begins on a Monday has four whole weeks', () => {
  expect(numbers('2027-02-01', 28)).toEqual(
    [0, 7, 14, 21].map((before) => [1, 2, 3, 4, 5, 6, 7].map((n) => before + n)),
  );
});
