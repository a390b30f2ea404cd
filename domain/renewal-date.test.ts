import { expect, test } from 'vitest';
import { firstRenewal, nextRenewal } from './renewal-date.ts';

test.each([
  ['2025-04-03', '2025-03-03', 1, '2025-04-03', '2025-05-03'],
  ['2025-04-03', '2025-03-03', 1, '2025-04-09', '2025-05-03'],
  // A subscription that began on the 31st.
  ['2025-02-28', '2025-01-31', 1, '2025-02-28', '2025-03-31'],
  ['2025-03-31', '2025-01-31', 1, '2025-03-31', '2025-04-30'],
  ['2025-04-30', '2025-01-30', 1, '2025-04-30', '2025-05-30'],
  ['2024-02-29', '2024-02-29', 12, '2024-02-29', '2025-02-28'],
  // Months in which no server ran are not charged.
  ['2025-01-15', '2024-12-15', 1, '2025-04-20', '2025-05-15'],
] as const)('ACC-03 due %s, begun %s, %i months, paid %s: next %s', (due, startsOn, months, today, next) => {
  expect(nextRenewal(due, { startsOn, countsFrom: null, months }, today)).toBe(next);
});

test.each([
  ['2025-01-10', '2025-01-31', 1, ['2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31']],
  ['2025-01-31', '2025-02-28', 1, ['2025-03-28', '2025-04-28', '2025-05-28']],
  ['2024-12-31', '2025-01-28', 1, ['2025-02-28', '2025-03-28', '2025-04-28']],
  ['2024-01-15', '2024-01-30', 1, ['2024-02-29', '2024-03-30', '2024-04-30', '2024-05-30']],
  ['2024-02-10', '2024-02-29', 12, ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
] as const)('ACC-03 begun %s, counted from %s, %i months: it renews on the day of the month it is counted from', (startsOn, countsFrom, months, all) => {
  const [first, ...later] = all;
  expect(firstRenewal(countsFrom, months)).toBe(first);
  let due: string = first;
  for (const next of later) {
    due = nextRenewal(due, { startsOn, countsFrom, months }, due);
    expect(due).toBe(next);
  }
});

test('ACC-03 the first renewal is one period after the first day', () => {
  expect(firstRenewal('2025-01-31', 1)).toBe('2025-02-28');
  expect(firstRenewal('2025-04-03', 12)).toBe('2026-04-03');
});
