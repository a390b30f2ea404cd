import { describe, expect, test } from 'vitest';
import type { UserSubscription } from './reader.ts';
import { lastDayWithoutRenewal, renewalChange, withdrawalUntil } from './subscription-rights.ts';

const TODAY = '2025-04-03';

const held = (overrides: Partial<UserSubscription> = {}): UserSubscription => ({
  status: 'active',
  recurring: true,
  paymentType: null,
  paymentCategory: null,
  startsOn: '2025-03-20',
  endsOn: null,
  product: 'digital',
  duration: '1 mese',
  renewsOn: '2025-04-20',
  cents: 999,
  plan: 'personal',
  gift: false,
  secondary: false,
  ...overrides,
});

describe('ACC-03 the renewal', () => {
  test.each<[string, Partial<UserSubscription>, string | null]>([
    ['on the day before it', {}, '2025-04-19'],
    ['today if it is due today', { renewsOn: TODAY }, TODAY],
    [
      'immediately if the last one was not paid',
      { status: 'not_paid', renewsOn: '2025-04-01' },
      '2025-04-02',
    ],
    [
      'immediately if it counts as expired, because the last one was not charged',
      { status: 'subscription_expired', renewsOn: '2025-03-01' },
      '2025-04-02',
    ],
    ['never if there is none', { recurring: false }, null],
    ['never if it is suspended', { status: 'suspended' }, null],
  ])('turned off, lets the subscription end %s', (_when, overrides, last) => {
    expect(lastDayWithoutRenewal(held(overrides), TODAY)).toBe(last);
  });

  test.each<[string, Partial<UserSubscription>, 'renewal-off' | null, 'off' | 'on' | null]>([
    ['can be turned off', {}, null, 'off'],
    ['cannot be changed by a secondary member', { secondary: true }, null, null],
    ['cannot be changed for a subscription in an app store', { product: 'mobile' }, null, null],
    [
      'can be turned on again if the reader turned it off',
      { recurring: false, endsOn: '2025-04-19' },
      'renewal-off',
      'on',
    ],
    ['cannot be turned on if it never existed', { recurring: false, endsOn: '2025-04-19' }, null, null],
    [
      'cannot be turned on for an ended subscription',
      { recurring: false, endsOn: '2025-04-02' },
      'renewal-off',
      null,
    ],
  ])('%s', (_what, overrides, last, change) => {
    expect(renewalChange(held(overrides), last, TODAY)).toBe(change);
  });
});

describe('ACC-03 the right to withdraw', () => {
  test.each([
    ['2025-04-03', '2025-04-17'],
    ['2025-03-20', '2025-04-03'],
    ['2025-03-19', null],
  ])('of a subscription that began on %s lasts until %s', (startsOn, until) => {
    expect(withdrawalUntil(held({ startsOn }), TODAY)).toBe(until);
  });

  test.each<[string, Partial<UserSubscription>]>([
    ['a member', { secondary: true }],
    ['the reader of a gift', { gift: true }],
    ['a company', { plan: 'company' }],
    ['a reader who bought it in an app store', { product: 'mobile' }],
    ['a reader whose subscription has ended', { status: 'expired' }],
  ])('is not given to %s', (_who, overrides) => {
    expect(withdrawalUntil(held(overrides), TODAY)).toBeNull();
  });
});
