import { expect, test } from 'vitest';
import { recentTime } from './recent-time.ts';

const NOW = new Date('2026-01-10T12:00:00Z');

test.each([
  ['2026-01-10T12:03:00Z', 'adesso'],
  ['2026-01-10T11:59:40Z', 'adesso'],
  ['2026-01-10T11:59:00Z', '1 minuto fa'],
  ['2026-01-10T11:00:01Z', '59 minuti fa'],
  ['2026-01-10T11:00:00Z', '1 ora fa'],
  ['2026-01-09T12:00:01Z', '23 ore fa'],
  ['2026-01-09T12:00:00Z', 'Ieri, 13.00'],
  ['2026-01-08T13:00:00Z', 'giovedì 8 gennaio 2026, 14.00'],
])('TRK-07 %s is %s', (instant, words) => {
  expect(recentTime(instant, NOW)).toBe(words);
});
