import { expect, test } from 'vitest';
import { demoSchedule } from './schedule.ts';

const nothing = () => undefined;
const after = (schedule: { day: string; articleDay: number }[]) => (day: string) =>
  schedule.find((one) => one.day === day)?.articleDay;

test('at the first start today prints day 0, the six days before it days 1 to 6', () => {
  expect(demoSchedule('2025-04-03', nothing)).toEqual([
    { day: '2025-04-03', articleDay: 0 },
    { day: '2025-04-02', articleDay: 1 },
    { day: '2025-04-01', articleDay: 2 },
    { day: '2025-03-31', articleDay: 3 },
    { day: '2025-03-30', articleDay: 4 },
    { day: '2025-03-29', articleDay: 5 },
    { day: '2025-03-28', articleDay: 6 },
  ]);
});

test('the next days print what was printed longest ago, and do not change the others', () => {
  const first = demoSchedule('2025-04-03', nothing);
  const second = demoSchedule('2025-04-04', after(first));
  expect(second.slice(0, 3).map(({ articleDay }) => articleDay)).toEqual([6, 0, 1]);
  expect(second.slice(1)).toEqual(first.slice(0, 6));
  const later = demoSchedule('2025-04-06', after(second));
  expect(later.map(({ articleDay }) => articleDay)).toEqual([4, 5, 6, 0, 1, 2, 3]);
});

test('no text is repeated within the last seven issues, however long the server runs', () => {
  let schedule = demoSchedule('2025-04-03', nothing);
  for (const today of ['2025-04-04', '2025-04-05', '2025-04-07', '2025-04-08', '2025-04-10', '2025-04-15']) {
    schedule = demoSchedule(today, after(schedule));
    expect(schedule.map(({ articleDay }) => articleDay).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
});

test('after a long pause the schedule starts again', () => {
  const first = demoSchedule('2025-04-03', nothing);
  expect(demoSchedule('2025-06-01', after(first))[0]).toEqual({ day: '2025-06-01', articleDay: 0 });
});

test('a missing day in between is filled with what fits', () => {
  const first = demoSchedule('2025-04-03', nothing);
  const known = after(first.filter(({ day }) => day !== '2025-04-01'));
  expect(demoSchedule('2025-04-03', known)).toEqual(first);
});
