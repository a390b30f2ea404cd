import { describe, expect, test } from 'vitest';
import { BRANDS, brandOf } from './brands/brand-by-host.ts';
import { addDays } from './dates.ts';
import type { Product } from './products.ts';
import {
  type CurrentOrPastSubscription,
  isStillSuitable,
  type OfferedReader,
  offerFor,
} from './reserved-offers.ts';

const TODAY = '2025-04-03';
const MG = brandOf('MG');

const subscription = (
  product: Product,
  overrides: Partial<CurrentOrPastSubscription> = {},
): CurrentOrPastSubscription => ({
  product,
  plan: 'personal',
  role: 'holder',
  status: 'active',
  recurring: true,
  gift: false,
  cents: 999,
  months: 12,
  endsOn: null,
  renewsOn: '2025-10-01',
  ...overrides,
});

const offered = (all: CurrentOrPastSubscription[], overrides: Partial<OfferedReader> = {}) =>
  offerFor({ kind: 'person', subscriptions: all, earlierOffers: [], ...overrides }, MG, TODAY);

const ended = (product: Product, days: number) =>
  subscription(product, {
    status: 'expired',
    recurring: false,
    renewsOn: null,
    endsOn: addDays(TODAY, -days),
  });

const monthly = { months: 1 } as const;

describe('ACC-08 a reader is offered', () => {
  test('a welcome without a subscription, at first prices and then the paper’s regular ones', () => {
    expect(offered([])).toEqual({
      kind: 'welcome',
      product: 'digital',
      devices: 1,
      expiresOn: '2025-04-17',
      monthCents: 100,
      monthRenewalCents: 999,
      yearCents: 5999,
      yearRenewalCents: 7999,
    });
  });

  test.each<[string, CurrentOrPastSubscription[], string, Product]>([
    ['the whole paper if they have online', [subscription('online')], 'more', 'digital'],
    ['digital+ if they have digital', [subscription('digital')], 'more', 'digital+'],
    [
      'digital+ if they have digital and a smaller subscription',
      [subscription('online'), subscription('digital')],
      'more',
      'digital+',
    ],
    [
      'the same for a year if they pay digital+ by the month',
      [subscription('digital+', monthly)],
      'yearly',
      'digital+',
    ],
    ['a return after a subscription that ended recently', [ended('digital', 20)], 'come-back', 'digital'],
    [
      'a return to the former subscription that opened most',
      [ended('online', 9), ended('digital+', 90)],
      'come-back',
      'digital+',
    ],
    ['a return with the whole paper after online has ended', [ended('online', 20)], 'come-back', 'digital'],
    ['a welcome if the last subscription ended long ago', [ended('digital', 181)], 'welcome', 'digital'],
    [
      'a welcome if their subscriptions open no articles',
      [subscription('consent'), subscription('rassegna')],
      'welcome',
      'digital',
    ],
    [
      'a return after a subscription that ended without renewal',
      [subscription('digital', { recurring: false, renewsOn: null, endsOn: '2025-04-02' })],
      'come-back',
      'digital',
    ],
  ])('%s', (_, all, kind, product) => {
    expect(offered(all)).toMatchObject({ kind, product });
  });

  test('on every paper an offer at its prices, never dearer than the regular one', () => {
    for (const brand of BRANDS) {
      for (const all of [
        [],
        [subscription('digital', monthly)],
        [subscription('digital+', monthly)],
        [ended('digital', 9)],
      ]) {
        const terms = offerFor({ kind: 'person', subscriptions: all, earlierOffers: [] }, brand, TODAY);
        expect(terms, brand.sigla).not.toBeNull();
        expect(terms?.yearCents ?? 0, brand.sigla).toBeLessThan(terms?.yearRenewalCents ?? 0);
        expect(terms?.monthCents ?? 0).toBeLessThanOrEqual(terms?.monthRenewalCents ?? 0);
        expect(terms?.expiresOn.localeCompare(TODAY)).toBe(1);
      }
    }
  });
});

describe('ACC-08 nothing is offered', () => {
  test.each<[string, CurrentOrPastSubscription[]]>([
    ['to a reader with digital+ for a year', [subscription('digital+')]],
    ['to a secondary member', [subscription('digital', { role: 'secondary', plan: 'family' })]],
    ['to the holder of a family subscription', [subscription('digital', { plan: 'family' })]],
    ['to the holder of a company subscription', [subscription('digital', { plan: 'company' })]],
    ['to a reader with a gift subscription', [subscription('online', { gift: true })]],
    ['to a reader who pays in an app store', [subscription('mobile', monthly)]],
    ['while a renewal is unpaid', [subscription('online', { status: 'not_paid', renewsOn: '2025-04-01' })]],
    [
      'after a renewal was unpaid for months',
      [subscription('online', { status: 'not_paid', renewsOn: '2025-01-01' })],
    ],
    ['while a subscription is suspended', [subscription('digital', { status: 'suspended' })]],
    ['while a subscription waits to be activated', [subscription('digital', { status: 'to_activate' })]],
  ])('%s', (_, all) => {
    expect(offered(all)).toBeNull();
  });

  test('to a company', () => {
    expect(offered([], { kind: 'company' })).toBeNull();
  });

  test('within thirty days of another offer, nor the same one within half a year, when the next best is offered', () => {
    const more = { kind: 'more', product: 'digital+' } as const;
    const all = [subscription('digital', monthly)];
    expect(offered(all, { earlierOffers: [{ ...more, madeOn: addDays(TODAY, -29) }] })).toBeNull();
    expect(offered(all, { earlierOffers: [{ ...more, madeOn: addDays(TODAY, -30) }] })).toMatchObject({
      kind: 'yearly',
      product: 'digital',
      monthCents: null,
      yearCents: 5999,
    });
    expect(offered(all, { earlierOffers: [{ ...more, madeOn: '2024-10-03' }] })).toMatchObject(more);
  });
});

test('ACC-08 an open offer is shown as long as it gives more than the reader has', () => {
  const welcome = { kind: 'welcome', product: 'digital' } as const;
  const yearly = { kind: 'yearly', product: 'digital' } as const;
  expect(isStillSuitable(welcome, [], TODAY)).toBe(true);
  expect(isStillSuitable(welcome, [subscription('online')], TODAY)).toBe(true);
  expect(isStillSuitable(welcome, [ended('digital', 3)], TODAY)).toBe(true);
  expect(isStillSuitable(welcome, [subscription('digital')], TODAY)).toBe(false);
  expect(
    isStillSuitable(welcome, [subscription('digital', { role: 'secondary', plan: 'family' })], TODAY),
  ).toBe(false);
  expect(isStillSuitable(yearly, [subscription('digital', monthly)], TODAY)).toBe(true);
  expect(isStillSuitable(yearly, [subscription('digital')], TODAY)).toBe(false);
});
