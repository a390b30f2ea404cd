import { describe, expect, test } from 'vitest';
import type { UserSubscription } from './reader.ts';
import { lastDayWithoutRenewal, renewalChange, withdrawalUntil } from './subscription-rights.ts';

const TODAY = '2025-04-03';

const held = (more: Partial<UserSubscription> = {}): UserSubscription => ({
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
  ...more,
});

describe('ACC-03 the renewal', () => {
  test.each<[string, Partial<UserSubscription>, string | null]>([
    ['the day before it', {}, '2025-04-19'],
    ['today, where it is due', { renewsOn: TODAY }, TODAY],
    [
      'at once, where the last one was not paid',
      { status: 'not_paid', renewsOn: '2025-04-01' },
      '2025-04-02',
    ],
    ['never, where there is none', { recurring: false }, null],
    ['never, of what is suspended', { status: 'suspended' }, null],
  ])('turned off, lets the subscription end %s', (_when, more, last) => {
    expect(lastDayWithoutRenewal(held(more), TODAY)).toBe(last);
  });

  test.each<[string, Partial<UserSubscription>, 'renewal-off' | null, 'off' | 'on' | null]>([
    ['is turned off', {}, null, 'off'],
    ['is not, by a secondary member', { secondary: true }, null, null],
    ['is not, of what an app store manages', { product: 'mobile' }, null, null],
    ['is turned on, where it was off', { recurring: false, endsOn: '2025-04-19' }, 'renewal-off', 'on'],
    ['is not, where it never was', { recurring: false, endsOn: '2025-04-19' }, null, null],
    ['is not, of what is over', { recurring: false, endsOn: '2025-04-02' }, 'renewal-off', null],
  ])('%s', (_what, more, last, change) => {
    expect(renewalChange(held(more), last, TODAY)).toBe(change);
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
    ['who was given it', { gift: true }],
    ['a company', { plan: 'company' }],
    ['who bought it in an app store', { product: 'mobile' }],
    ['whose subscription is over', { status: 'expired' }],
  ])('is not given to %s', (_who, more) => {
    expect(withdrawalUntil(held(more), TODAY)).toBeNull();
  });
});
