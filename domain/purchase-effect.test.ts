import { expect, test } from 'vitest';
import { isBuyable, type OwnedSubscription, purchaseEffect } from './purchase-effect.ts';

const TODAY = '2025-04-03';

const owned = (overrides: Partial<OwnedSubscription> = {}): OwnedSubscription => ({
  id: 7,
  product: 'digital',
  plan: 'personal',
  role: 'holder',
  status: 'active',
  months: 1,
  recurring: true,
  endsOn: null,
  renewsOn: '2025-04-20',
  gift: false,
  cents: 999,
  ...overrides,
});

const MONTH = { product: 'digital', plan: 'personal', months: 1 } as const;
const YEAR = { ...MONTH, months: 12 } as const;
const ending = { recurring: false, renewsOn: null, endsOn: '2025-04-10' } as const;

test.each([
  ['nothing', [], MONTH, 'new', TODAY],
  ['an ended subscription', [owned({ ...ending, endsOn: '2025-04-02' })], MONTH, 'new', TODAY],
  ['the same subscription', [owned()], MONTH, 'has', TODAY],
  ['one that opens more', [owned({ product: 'digital+' })], YEAR, 'has', TODAY],
  ['the same with another duration', [owned()], YEAR, 'replaces', '2025-04-20'],
  ['one that opens less', [owned({ product: 'online' })], MONTH, 'replaces', TODAY],
  ['one that will not renew', [owned(ending)], MONTH, 'extends', '2025-04-11'],
  [
    'one with an unpaid renewal',
    [owned({ status: 'not_paid', renewsOn: '2025-04-01' })],
    YEAR,
    'unpaid',
    TODAY,
  ],
  [
    'one with a renewal unpaid for too long',
    [owned({ status: 'not_paid', renewsOn: '2025-03-01' })],
    MONTH,
    'new',
    TODAY,
  ],
  ['a seat of a family subscription', [owned({ role: 'secondary', plan: 'family' })], MONTH, 'member', TODAY],
  ['an own family subscription', [owned({ plan: 'family' })], MONTH, 'new', TODAY],
  ['the press review', [owned({ product: 'rassegna' })], MONTH, 'new', TODAY],
  ['one of an app store', [owned({ product: 'mobile' })], MONTH, 'new', TODAY],
] as const)('ACC-03 a purchase beside %s has the right standing', (_what, all, wanted, kind, from) => {
  const effect = purchaseEffect(all, wanted, TODAY);
  expect([effect.kind, effect.from]).toEqual([kind, from]);
  expect(isBuyable(effect)).toBe(kind !== 'has' && kind !== 'unpaid');
});

test('ACC-03 no subscription that is replaced renews again', () => {
  const all = [owned({ id: 1 }), owned({ id: 2, product: 'online' }), owned({ id: 3, ...ending })];
  expect(purchaseEffect(all, YEAR, TODAY)).toEqual({
    kind: 'replaces',
    subscription: 1,
    from: '2025-04-20',
    stops: [1, 2],
  });
});

test('ACC-03 a subscription whose renewal is overdue is not charged later once a purchase stands in for it', () => {
  const overdue = { renewsOn: '2025-03-01' };
  const all = [
    owned({ id: 1, ...overdue }),
    owned({ id: 2, ...overdue, product: 'digital+' }),
    owned({ id: 3, ...overdue, plan: 'family' }),
    owned({ id: 4, ...overdue, role: 'secondary' }),
    owned({ id: 5, ...overdue, product: 'mobile' }),
  ];
  const fresh = { kind: 'new', subscription: null, from: TODAY, stops: [1, 2] };
  expect(purchaseEffect(all, MONTH, TODAY)).toEqual(fresh);
  const smaller = owned({ id: 6, product: 'online' });
  expect(purchaseEffect([...all, smaller], MONTH, TODAY)).toMatchObject({
    kind: 'replaces',
    stops: [6, 1, 2],
  });
});
