import { expect, test } from 'vitest';
import { periodOf } from './subscription-period.ts';

const YEAR = { startsOn: '2024-09-12', endsOn: '2025-09-12', renewsOn: null };

test.each([
  ['2024-09-12', 0, 365],
  ['2025-04-03', 0.556, 162],
  ['2025-09-12', 1, 0],
  ['2025-10-01', 1, -19],
])('SES-04 on %s a subscription has passed %f of its time, with %i days left', (today, spent, daysLeft) => {
  const life = periodOf(YEAR, today);
  expect(life?.spent).toBeCloseTo(spent, 3);
  expect(life?.daysLeft).toBe(daysLeft);
});

test('SES-04 a subscription without an end lasts until its renewal', () => {
  expect(periodOf({ ...YEAR, endsOn: null, renewsOn: '2025-09-12' }, '2025-04-03')?.to).toBe('2025-09-12');
  expect(periodOf({ ...YEAR, endsOn: null }, '2025-04-03')).toBeNull();
});
