import { expect, test } from 'vitest';
import { creditedDays, creditsOf, lastPaidDay, type PaidSubscription } from './changeover.ts';

const TODAY = '2025-04-03';

/** A month of `online`, paid on 3 March, with ten days left. */
const ONLINE: PaidSubscription = {
  product: 'online',
  plan: 'personal',
  role: 'holder',
  status: 'active',
  recurring: true,
  endsOn: null,
  renewsOn: '2025-04-14',
  months: 1,
  cents: 310,
  paidCents: null,
  id: 1,
  startsOn: '2025-03-14',
  gift: false,
};

const DIGITAL = { product: 'digital', plan: 'personal', months: 1, renewalCents: 600 } as const;

const days = (...held: Partial<PaidSubscription>[]) =>
  creditedDays(
    held.map((one) => ({ ...ONLINE, ...one })),
    DIGITAL,
    TODAY,
  );

test('ACC-08 the rest of a smaller subscription is credited in days, rounded in the reader’s favour', () => {
  // Ten of 31 days at 3.10 € are 1.00 €; a day of the new subscription costs 0.20 €.
  expect(days({})).toBe(5);
  expect(days({ cents: 320 })).toBe(6);
  expect(days({ recurring: false, renewsOn: null, endsOn: '2025-04-13' })).toBe(5);
});

test('ACC-08 the price paid counts, not the usual one; a year counts by the day too', () => {
  expect(days({ paidCents: 0 })).toBe(0);
  expect(days({ paidCents: 155 })).toBe(3);
  const year = { months: 12, renewsOn: '2026-04-04', cents: 7300 } as const;
  expect(days(year)).toBe(365);
});

test('ACC-08 days that were credited to a period count at the usual price', () => {
  expect(days({ renewsOn: '2025-05-14', paidCents: 31 })).toBeGreaterThan(days({ paidCents: 31 }) + 4);
});

test.each<[string, Partial<PaidSubscription>]>([
  ['the same product, whose days come first anyway', { product: 'digital' }],
  ['something fuller', { product: 'digital+' }],
  ['what opens no articles', { product: 'consent' }],
  ['somebody else’s', { role: 'secondary' }],
  ['a family’s', { plan: 'family' }],
  ['what is over', { status: 'expired', renewsOn: null, endsOn: '2025-04-01' }],
  ['what was not paid', { status: 'not_paid', renewsOn: '2025-04-01' }],
  ['what ends today', { recurring: false, renewsOn: null, endsOn: TODAY }],
  ['a present', { cents: null }],
  ['what has no end', { recurring: false, renewsOn: null }],
])('ACC-08 nothing is credited for %s', (_, one) => {
  expect(days(one)).toBe(0);
});

test('ACC-08 the last day that is paid is the one before the renewal', () => {
  expect(lastPaidDay(ONLINE)).toBe('2025-04-13');
  expect(lastPaidDay({ endsOn: '2025-05-01', renewsOn: null })).toBe('2025-05-01');
  expect(lastPaidDay({ endsOn: null, renewsOn: null })).toBeNull();
});

/** A digital month, bought during the online one, and five days longer because of it. */
const MONTH: PaidSubscription = {
  ...ONLINE,
  id: 2,
  product: 'digital',
  startsOn: TODAY,
  renewsOn: '2025-05-08',
  cents: 600,
};
const YEAR: PaidSubscription = { ...MONTH, id: 3, months: 12, renewsOn: '2026-05-08', cents: 6000 };
const stopped = (one: PaidSubscription): PaidSubscription => ({
  ...one,
  recurring: false,
  endsOn: lastPaidDay(one),
  renewsOn: null,
});
const PLUS = { product: 'digital+', plan: 'personal', months: 1, renewalCents: 900 } as const;
const DIGITAL_YEAR = { ...DIGITAL, months: 12, renewalCents: 6000 } as const;

test('ACC-08 the rest is credited once along a chain of purchases', () => {
  const online = stopped(ONLINE);
  expect(creditedDays([ONLINE], DIGITAL, TODAY)).toBe(5);
  expect(creditedDays([MONTH, online], DIGITAL_YEAR, TODAY)).toBe(0);
  const month = creditedDays([MONTH], PLUS, TODAY);
  expect(month).toBeGreaterThan(0);
  expect(creditedDays([MONTH, online], PLUS, TODAY)).toBe(month);
  const year = creditedDays([YEAR], PLUS, TODAY);
  expect(creditedDays([YEAR, stopped(MONTH), online], PLUS, TODAY)).toBe(year);
});

test('ACC-08 a later subscription does not absorb the rest if it opens less, was a gift, is of another plan or is over', () => {
  const month = { ...MONTH, startsOn: '2025-03-01' };
  const alone = creditedDays([month], PLUS, TODAY);
  const online = { ...ONLINE, cents: 0 };
  expect(creditedDays([online, month], PLUS, TODAY)).toBe(alone);
  for (const overrides of [{ gift: true, cents: null }, { plan: 'family' }, { status: 'expired' }] as const) {
    expect(creditedDays([{ ...YEAR, ...overrides }, month], PLUS, TODAY), JSON.stringify(overrides)).toBe(
      alone,
    );
  }
});

test('ACC-03 each credited day is attributed to the subscription that was paid for it', () => {
  const at = { today: TODAY, from: TODAY };
  const online = { ...ONLINE, credits: [] };
  expect(creditsOf([online], DIGITAL, at)).toEqual([{ source: 1, days: 5 }]);
  expect(creditsOf([online], { ...DIGITAL, product: 'online' }, at)).toEqual([]);
  // Five of the month's remaining 35 days come from the online subscription.
  const month = { ...MONTH, credits: [{ source: 1, days: 5 }] };
  const after = { today: TODAY, from: '2025-05-08' };
  expect(creditsOf([month, stoppedWith(online)], DIGITAL_YEAR, after)).toEqual([
    { source: 2, days: 30 },
    { source: 1, days: 5 },
  ]);
  const plus = creditsOf([month, stoppedWith(online)], PLUS, at);
  expect(plus.map(({ source }) => source)).toEqual([2, 1]);
  const all = plus.reduce((sum, { days }) => sum + days, 0);
  expect(creditedDays([MONTH], PLUS, TODAY) - all).toBeLessThanOrEqual(2);
});

const stoppedWith = (one: PaidSubscription) => ({ ...stopped(one), credits: [] });
