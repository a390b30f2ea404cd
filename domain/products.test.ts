import { describe, expect, test } from 'vitest';
import {
  entitlementsOf,
  graceUntil,
  isRunning,
  NO_ENTITLEMENTS,
  type Product,
  type SubscriptionFields,
} from './products.ts';

const TODAY = '2025-04-03';

const holding = (product: Product, overrides: Partial<SubscriptionFields> = {}): SubscriptionFields => ({
  product,
  plan: 'personal',
  role: 'holder',
  status: 'active',
  recurring: false,
  endsOn: null,
  renewsOn: null,
  gift: false,
  cents: 999,
  devices: 1,
  ...overrides,
});

const of = (...holdings: SubscriptionFields[]) => entitlementsOf(holdings, TODAY);

test('ROL-06 without a subscription only free articles are open', () => {
  expect(of()).toEqual(NO_ENTITLEMENTS);
});

test.each([
  ['consent', 'free', false],
  ['rassegna', 'free', false],
  ['online', 'online', true],
  ['mobile', 'digital', true],
  ['digital', 'digital', true],
  ['digital+', 'digital+', true],
] as const)('ROL-06 %s opens articles up to %s', (product, access, subscribed) => {
  expect(of(holding(product))).toMatchObject({ access, subscribed, products: [product] });
});

test('ROL-05 only its own product opens the press review', () => {
  expect(of(holding('rassegna')).pressReview).toBe(true);
  expect(of(holding('digital+')).pressReview).toBe(false);
});

test('ROL-06 several subscriptions together open what each of them opens', () => {
  const both = of(holding('consent'), holding('rassegna'), holding('online', { devices: 3 }));
  expect(both).toMatchObject({ access: 'online', consent: true, pressReview: true, devices: 3 });
  expect(both.products).toEqual(['online', 'consent', 'rassegna']);
  expect(of(holding('digital+'), holding('online')).access).toBe('digital+');
});

describe('SES-04 a subscription counts until the end of its last day, and only while in force', () => {
  test.each([
    ['active', null, true],
    ['renewed', '2025-04-04', true],
    ['active', TODAY, true],
    ['active', '2025-04-02', false],
    ['to_activate', null, false],
    ['new', null, false],
    ['not_paid', null, false],
    ['to_send_activation', null, false],
    ['email_sent', null, false],
    ['expired', null, false],
    ['subscription_expired', null, false],
    ['suspended', '2025-12-31', false],
  ] as const)('%s until %s: %s', (status, endsOn, running) => {
    expect(isRunning(holding('digital', { status, endsOn }), TODAY)).toBe(running);
    expect(of(holding('digital', { status, endsOn })).subscribed).toBe(running);
  });

  test('an expired one adds neither its devices nor its plan', () => {
    const over = holding('digital', {
      endsOn: '2025-04-02',
      devices: 5,
      plan: 'company',
      role: 'secondary',
    });
    expect(of(over)).toEqual(NO_ENTITLEMENTS);
  });
});

describe('ACC-03 a subscription with an unpaid renewal stays open for a week', () => {
  const unpaid = (overrides: Partial<SubscriptionFields> = {}) =>
    holding('digital', { status: 'not_paid', recurring: true, renewsOn: '2025-03-27', ...overrides });

  test.each([
    ['2025-03-27', true],
    ['2025-04-03', true],
    ['2025-04-04', false],
  ])('on %s: %s', (today, running) => {
    expect(isRunning(unpaid(), today)).toBe(running);
    expect(entitlementsOf([unpaid()], today).subscribed).toBe(running);
  });

  test('until the end of its last day, which `graceUntil` names', () => {
    expect(graceUntil(unpaid())).toBe('2025-04-03');
    expect(graceUntil(unpaid({ status: 'active' }))).toBeNull();
  });

  test('but not without a renewal, nor beyond its own end', () => {
    expect(isRunning(unpaid({ recurring: false }), TODAY)).toBe(false);
    expect(isRunning(unpaid({ renewsOn: null }), TODAY)).toBe(false);
    expect(isRunning(unpaid({ endsOn: '2025-04-02' }), TODAY)).toBe(false);
  });
});

describe('ACC-03 a subscription whose renewal is not charged stays open for a week', () => {
  const due = (overrides: Partial<SubscriptionFields> = {}) =>
    holding('digital', { recurring: true, renewsOn: '2025-03-27', ...overrides });

  test.each(['active', 'renewed'] as const)('for the holder and the members, while %s', (status) => {
    for (const role of ['holder', 'secondary'] as const) {
      const held = due({ status, role });
      expect([isRunning(held, '2025-04-03'), isRunning(held, '2025-04-04')]).toEqual([true, false]);
      expect(entitlementsOf([held], '2025-04-04')).toEqual(NO_ENTITLEMENTS);
    }
  });

  test.each<[string, Partial<SubscriptionFields>]>([
    ['is a gift', { gift: true }],
    ['has no price', { cents: null }],
    ['is charged by an app store', { product: 'mobile' }],
    ['does not renew', { recurring: false }],
    ['has no day of renewal', { renewsOn: null }],
  ])('but longer if it %s', (_, overrides) => {
    expect(isRunning(due(overrides), '2025-06-01')).toBe(true);
  });
});

test('ROL-01 entitlements include plans and seats', () => {
  expect(of(holding('digital', { plan: 'family', role: 'secondary' }))).toMatchObject({
    family: true,
    company: false,
    secondary: true,
  });
  expect(of(holding('digital', { plan: 'company' }))).toMatchObject({ company: true, secondary: false });
});

test('NAV-15 each product opens its kinds of the chatbot', () => {
  const kinds = (product: Product) => of(holding(product)).chatbot;
  expect(kinds('online')).toEqual(['online']);
  expect(kinds('mobile')).toEqual(['digital']);
  expect(kinds('digital+')).toEqual(['digital', 'online']);
  expect([kinds('consent'), kinds('rassegna')]).toEqual([[], []]);
});
