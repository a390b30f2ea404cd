import { expect, test } from 'vitest';
import { areaOf } from './account-areas.ts';

test.each([
  ['browsers', 'user-devices'],
  ['devices', 'user-devices'],
  ['profile', 'user-profile'],
  ['invoicing', 'user-profile'],
  ['consents', 'user-profile'],
  ['subscriptions', 'user-subscriptions'],
])('NAV-17 %s belong to %s', (item, area) => {
  expect(areaOf(item)).toBe(area);
});
