import { expect, test } from 'vitest';
import {
  addDays,
  dateAndTime,
  dayAt,
  instantOf,
  longDate,
  relativeDay,
  shortDate,
  timeOfDay,
  withTime,
} from './dates.ts';
import { isDay } from './day.ts';

test('TRK-07 dates are written out in Italian, with Oggi and Ieri where they fit', () => {
  expect(longDate('2025-04-03')).toBe('giovedì 3 aprile 2025');
  expect(shortDate('2026-05-01')).toBe('venerdì 1 maggio');
  expect(relativeDay('2026-03-01', '2026-03-01')).toBe('Oggi');
  expect(relativeDay('2026-02-28', '2026-03-01')).toBe('Ieri');
  expect(relativeDay('2026-02-27', '2026-03-01')).toBe('venerdì 27 febbraio 2026');
});

test('TRK-07 times have a point and no leading zero, in Rome’s hour summer and winter', () => {
  expect(timeOfDay('2025-01-15T05:30:00Z')).toBe('6.30');
  expect(timeOfDay('2025-07-15T05:30:00Z')).toBe('7.30');
  expect(dateAndTime('2025-07-14T22:10:00Z', '2025-07-15')).toBe('Oggi, 0.10');
});

test("a day begins at midnight in Rome, whatever the device's zone is", () => {
  expect(dayAt('2025-07-14T21:59:59Z')).toBe('2025-07-14');
  expect(dayAt('2025-07-14T22:00:00Z')).toBe('2025-07-15');
  expect(dayAt('2025-01-14T22:59:59Z')).toBe('2025-01-14');
  expect(dayAt(new Date('2025-01-14T23:00:00Z'))).toBe('2025-01-15');
  expect(dayAt('0001-06-01T12:00:00Z')).toBe('0001-06-01');
});

test('since 1981 the offset is that of the time zone database, to the hour of every change', () => {
  const known = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const instants = Array.from({ length: 60 * 12 * 4 }, (_, at) => Date.UTC(1981, 0, 1 + at * 7, 0, 30));
  const ofChanges = Array.from({ length: 56 }, (_, at) => 1981 + at).flatMap((year) =>
    [2, 8, 9].flatMap((month) =>
      Array.from({ length: 8 * 24 }, (_, hour) => Date.UTC(year, month, 24, hour, hour % 2 ? 0 : 59)),
    ),
  );
  for (const at of [...instants, ...ofChanges]) {
    const instant = new Date(at).toISOString();
    const [day, hour, minute] = known.format(at).split(/[ :]/);
    expect([dayAt(instant), timeOfDay(instant)], instant).toEqual([day, `${Number(hour)}.${minute}`]);
  }
});

test('a time in Rome is found on any day, and shown again by the clock', () => {
  for (const day of Array.from({ length: 800 }, (_, at) => addDays('2026-01-01', at))) {
    for (const time of ['00:00', '02:30', '13:45', '23:59']) {
      const instant = instantOf(day, time);
      const shown = time === '02:30' && addDays(day, 7).slice(5, 7) === '04' && isPutOn(day) ? '03:30' : time;
      const [hour = '', minute] = shown.split(':');
      expect([dayAt(instant), timeOfDay(instant.toISOString())], day).toEqual([
        day,
        `${Number(hour)}.${minute}`,
      ]);
    }
  }
  expect(instantOf('2026-10-25', '02:30')).toEqual(new Date('2026-10-25T00:30:00Z'));
});

/** Sunday is the day of the change: the last of March. */
const isPutOn = (day: string) => day.slice(5, 7) === '03' && new Date(`${day}T12:00:00Z`).getUTCDay() === 0;

test('days are counted across months, leap years and clock changes', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-03-30', -1)).toBe('2025-03-29');
  expect(addDays('2025-10-25', 2)).toBe('2025-10-27');
});

test.each([
  '2025-02-30',
  '2025-13-01',
  '25-01-01',
  '2025-1-1',
  '2025-01-01T00:00',
  '',
  'oggi',
  '0000-00-00',
])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('2024-02-29 and 1878-10-06 are days', () => {
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('1878-10-06')).toBe(true);
});

test('TRK-07 an article before a time is elided before one o’clock', () => {
  const times = ['1.12', '1', '0.30', '6.30', '10.15', '11', '12.01', '13.00', '21'];
  expect(times.map((time) => withTime('alle', time))).toEqual([
    'all’1.12',
    'all’1',
    'alle 0.30',
    'alle 6.30',
    'alle 10.15',
    'alle 11',
    'alle 12.01',
    'alle 13.00',
    'alle 21',
  ]);
  expect([withTime('dalle', '1.30'), withTime('Dalle', '1'), withTime('delle', '1.30')]).toEqual([
    'dall’1.30',
    'Dall’1',
    'dell’1.30',
  ]);
  expect([withTime('le', '1.30'), withTime('le', '9')]).toEqual(['l’1.30', 'le 9']);
});
