import { expect, test } from 'vitest';
import { expiryOf } from './lifetime.ts';

const DAY_MS = 86_400_000;
const SIGNED_IN = new Date('2026-01-10T08:00:00Z');
const after = (days: number) => new Date(SIGNED_IN.getTime() + days * DAY_MS);

test.each([
  { remembered: true, unused: 180, longest: 400 },
  { remembered: false, unused: 0.5, longest: 30 },
])('SES-07 a session (remembered: $remembered) in constant use ends after $longest days', (one) => {
  const device = { remembered: one.remembered, createdAt: SIGNED_IN };
  expect(expiryOf(device, SIGNED_IN)).toEqual(after(one.unused));
  expect(expiryOf(device, after(one.longest - one.unused))).toEqual(after(one.longest));
  expect(expiryOf(device, after(one.longest - 0.25))).toEqual(after(one.longest));
});
