import { expect, test } from 'vitest';
import { termOf } from './subscription-term.ts';

const endsOn = '2025-03-31';

test.each([
  ['2025-03-22', 'subscription_to_expiration', 9],
  ['2025-03-30', 'subscription_to_expiration', 1],
  ['2025-03-31', 'subscription_to_expiration', 0],
  ['2025-04-01', 'subscription_expired', 1],
  ['2026-03-31', 'subscription_expired', 365],
])('SES-04 on %s: %s, %i', (today, state, days) => {
  expect(termOf({ endsOn }, today)).toEqual({ state, days });
});

test('SES-04 without an end no days are left or past', () => {
  expect(termOf({ endsOn: null }, '2025-03-22')).toBeNull();
});
