import { expect, test } from 'vitest';
import { easterSunday, publishingHoliday, weekdayOf } from './publishing-calendar.ts';

test.each([
  [1, '0001-04-01'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2019, '2019-04-21'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('NWS-08 Easter of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
  expect(weekdayOf(day)).toBe(0);
});

test.each([
  ['2026-01-01', 'new-year'],
  ['2026-04-06', 'easter-monday'],
  ['2026-05-02', 'labour-day'],
  ['2026-08-16', 'assumption'],
  ['2026-12-25', 'christmas'],
  ['2026-12-26', 'saint-stephen'],
] as const)('NWS-08 no newspaper is published on %s: %s', (day, holiday) => {
  expect(publishingHoliday(day)).toBe(holiday);
});

test.each([
  '2026-04-05',
  '2026-05-01',
  '2026-08-15',
  '2026-12-24',
  '2026-01-06',
  '2025-04-06',
])('NWS-08 newspapers are published on %s', (day) => {
  expect(publishingHoliday(day)).toBeNull();
});
