import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands/brand-by-host.ts';
import { coversFrom, coversOneDay, dueOn, mustBeSentNow, sendableUntil } from './newsletter-times.ts';
import { newslettersOf } from './newsletters.ts';

const DAILY = { days: [0, 1, 2, 3, 4, 5, 6], at: '07:00' };
const FRIDAYS = { days: [5], at: '12:00' };
const WORKDAYS = { days: [1, 2, 3, 4, 5], at: '18:30' };

describe('ACC-07 a newsletter is due', () => {
  test.each([
    ['a second before its time', '2025-04-03T04:59:59Z', null],
    ['at its time in Rome', '2025-04-03T05:00:00Z', '2025-04-03'],
    ['hours later, by a server that was down', '2025-04-03T07:59:59Z', '2025-04-03'],
    ['too late', '2025-04-03T08:00:00Z', null],
    ['in the evening', '2025-04-03T18:00:00Z', null],
    ['in winter, an hour later by UTC', '2025-01-15T06:00:00Z', '2025-01-15'],
    ['in winter, at the hour of summer time', '2025-01-15T05:59:59Z', null],
  ])('%s: %s → %s', (_when, now, day) => {
    expect(dueOn(DAILY, new Date(now))).toBe(day);
  });

  test.each([
    ['on its weekday', '2025-04-04T10:00:00Z', '2025-04-04'],
    ['on the day before', '2025-04-03T10:00:00Z', null],
    ['on the day after', '2025-04-05T10:00:00Z', null],
  ])('by its weekday: %s', (_when, now, day) => {
    expect(dueOn(FRIDAYS, new Date(now))).toBe(day);
  });

  test('by the day in Rome, if UTC has another', () => {
    const night = { days: [5], at: '00:30' };
    expect(dueOn(night, new Date('2025-04-03T22:30:00Z'))).toBe('2025-04-04');
    expect(dueOn(night, new Date('2025-04-04T22:30:00Z'))).toBeNull();
  });

  test('never on the next day: a time missed at night is not made up for', () => {
    const evening = { ...DAILY, at: '23:00' };
    expect(dueOn(evening, new Date('2025-04-03T21:59:00Z'))).toBe('2025-04-03');
    expect(dueOn(evening, new Date('2025-04-03T22:01:00Z'))).toBeNull();
  });
});

describe('ACC-07 a newsletter that is late', () => {
  test.each([
    ['at its time', '2025-04-03T05:00:00Z', false],
    ['before the last quarter of an hour', '2025-04-03T07:44:59Z', false],
    ['at the end', '2025-04-03T07:45:00Z', true],
    ['in winter too', '2025-01-15T08:45:00Z', true],
  ])('waits no longer in the last quarter of an hour: %s', (_when, now, isLast) => {
    expect(mustBeSentNow(DAILY, now.slice(0, 10), new Date(now))).toBe(isLast);
    expect(dueOn(DAILY, new Date(now))).not.toBeNull();
  });
});

describe('ACC-07 in the night of a clock change', () => {
  const at = (time: string) => ({ days: [0], at: time });

  test.each([
    ['spring', '2025-03-30', '2025-03-30T05:00:00Z'],
    ['autumn', '2025-10-26', '2025-10-26T06:00:00Z'],
  ])('in %s, a newsletter at seven leaves at seven', (_season, day, instant) => {
    const moment = new Date(instant);
    expect(dueOn(at('07:00'), moment)).toBe(day);
    expect(dueOn(at('07:00'), new Date(moment.getTime() - 1000))).toBeNull();
    expect(dueOn(at('07:00'), new Date(moment.getTime() - 3_600_000))).toBeNull();
  });

  test('a newsletter at a skipped time leaves once, an hour later', () => {
    expect(dueOn(at('02:30'), new Date('2025-03-30T00:59:59Z'))).toBeNull();
    expect(dueOn(at('02:30'), new Date('2025-03-30T01:30:00Z'))).toBe('2025-03-30');
  });

  test('a newsletter at a repeated time is due from the first one, and is the same mailing', () => {
    expect(dueOn(at('02:30'), new Date('2025-10-26T00:29:59Z'))).toBeNull();
    expect(dueOn(at('02:30'), new Date('2025-10-26T00:30:00Z'))).toBe('2025-10-26');
    expect(dueOn(at('02:30'), new Date('2025-10-26T01:30:00Z'))).toBe('2025-10-26');
  });

  test('a newsletter is due for as long as on other days', () => {
    expect(dueOn(at('01:30'), new Date('2025-03-30T03:29:59Z'))).toBe('2025-03-30');
    expect(dueOn(at('01:30'), new Date('2025-03-30T03:30:00Z'))).toBeNull();
    expect(dueOn(at('01:30'), new Date('2025-10-26T02:29:59Z'))).toBe('2025-10-26');
  });
});

describe('ACC-07 the coverage and the last moment of a newsletter', () => {
  test.each([
    ['a daily newsletter covers its own day', DAILY, '2025-04-03', '2025-04-03'],
    ['a weekly one covers a week', FRIDAYS, '2025-04-04', '2025-03-29'],
    ['on Mondays one for workdays covers the weekend too', WORKDAYS, '2025-04-07', '2025-04-05'],
    ['any other covers the days since its last sending', { days: [3, 6] }, '2025-04-05', '2025-04-03'],
  ])('%s', (_what, times, day, since) => {
    expect(coversFrom(times, day)).toBe(since);
  });

  test('one day only, if it leaves nearly every day', () => {
    expect([DAILY, WORKDAYS, { days: [3, 6] }, FRIDAYS].map(coversOneDay)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('six hours after its time, also past midnight', () => {
    expect(sendableUntil(DAILY, '2025-04-03')).toEqual(new Date('2025-04-03T11:00:00Z'));
    expect(sendableUntil(WORKDAYS, '2025-04-03')).toEqual(new Date('2025-04-03T22:30:00Z'));
  });
});

test('ACC-07 every newsletter leaves on some day, once per day', () => {
  for (const newsletter of BRANDS.flatMap(({ sigla }) => newslettersOf(sigla))) {
    const quarters = Array.from(
      { length: 7 * 24 * 4 },
      (_, at) => new Date(Date.UTC(2025, 2, 26, 0, at * 15)),
    );
    const due = new Set(quarters.map((quarter) => dueOn(newsletter, quarter)));
    due.delete(null);
    // Seven days in UTC touch an eighth in Rome, before any newsletter leaves on it.
    expect(due.size, newsletter.slug).toBe(newsletter.days.length);
  }
});
