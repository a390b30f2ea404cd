import { expect, test } from 'vitest';
import type { Week } from './hours.ts';
import { hoursByDays, openingHoursText } from './opening-hours-text.ts';
import { SERVICE_WEEK } from './service-hours.ts';

test('HLP-03 the hours of customer service are written as a sentence that groups consecutive days', () => {
  expect(openingHoursText(SERVICE_WEEK)).toBe(
    'dal lunedì al venerdì dalle 9 alle 21, il sabato dalle 9 alle 13',
  );
  expect(hoursByDays(SERVICE_WEEK)).toEqual([
    { first: 1, last: 5, hours: { from: '09:00', to: '21:00' } },
    { first: 6, last: 6, hours: { from: '09:00', to: '13:00' } },
    { first: 0, last: 0, hours: null },
  ]);
});

test('HLP-03 half hours and Sundays are written correctly too', () => {
  const half = { from: '08:30', to: '12:00' };
  const week: Week = [half, null, null, half, null, null, half];
  expect(openingHoursText(week)).toBe(
    'il mercoledì dalle 8.30 alle 12, dal sabato alla domenica dalle 8.30 alle 12',
  );
});
