import { expect, test } from 'vitest';
import { passedDeadline } from './deadline.ts';

const WORKDAYS = { deadline: '08:00', weekdays: [1, 2, 3, 4, 5] };
const at = (now: string, settings: Parameters<typeof passedDeadline>[0] = WORKDAYS) =>
  passedDeadline(settings, new Date(now));

test('PRS-04 a deadline passes at its minute in Rome, and can be acted on for three hours', () => {
  expect(at('2025-04-03T05:59:59Z')).toBeNull();
  const passed = { day: '2025-04-03', at: new Date('2025-04-03T06:00:00Z') };
  expect(at('2025-04-03T06:00:00Z')).toEqual(passed);
  expect(at('2025-04-03T08:59:59Z')).toEqual(passed);
  expect(at('2025-04-03T09:00:00Z')).toBeNull();
});

test("PRS-04 a deadline follows Rome's time in winter too", () => {
  expect(at('2025-01-14T06:30:00Z')).toBeNull();
  expect(at('2025-01-14T07:00:00Z')).toEqual({ day: '2025-01-14', at: new Date('2025-01-14T07:00:00Z') });
});

test('PRS-04 a deadline late in the evening still belongs to that day after midnight', () => {
  const late = { deadline: '23:30', weekdays: [4] };
  expect(at('2025-04-03T22:15:00Z', late)).toEqual({
    day: '2025-04-03',
    at: new Date('2025-04-03T21:30:00Z'),
  });
  expect(at('2025-04-04T22:15:00Z', late)).toBeNull();
});

test.each([
  ['on another weekday', '2025-04-05T06:30:00Z', WORKDAYS],
  ['without a setting', '2025-04-03T06:30:00Z', { deadline: null, weekdays: [4] }],
])('PRS-04 there is no deadline %s', (_why, now, settings) => {
  expect(at(now, settings)).toBeNull();
});
