import { expect, test } from 'vitest';
import type { ReaderSubscription } from '../db/subscriptions.ts';
import { subscriptionNotices } from './subscription-notices.ts';

const TODAY = '2025-04-03';

const held = (overrides: Partial<ReaderSubscription> = {}): ReaderSubscription => ({
  id: 7,
  brand: 'MG',
  product: 'digital',
  plan: 'personal',
  months: 12,
  status: 'active',
  recurring: false,
  gift: false,
  paymentType: null,
  paymentCategory: null,
  card: null,
  cardExpires: null,
  storePurchase: null,
  storeToken: null,
  storeAnsweredAt: null,
  countsFrom: null,
  startsOn: '2024-05-01',
  endsOn: null,
  renewsOn: null,
  overdueToldOf: null,
  cents: null,
  devices: 1,
  seats: 1,
  pressTerms: null,
  role: 'holder',
  ...overrides,
});

const messages = (...rows: ReaderSubscription[]) =>
  subscriptionNotices(rows, TODAY).map(({ message }) => message);

test('SES-04 a subscription that will not renew has a notice from a month before its end until its last day', () => {
  expect(messages(held({ endsOn: '2025-05-04' }))).toEqual([]);
  expect(messages(held({ endsOn: '2025-05-03' }))).toEqual(['Il tuo abbonamento scade il 3 maggio 2025.']);
  expect(messages(held({ endsOn: TODAY }))).toEqual(['Il tuo abbonamento scade il 3 aprile 2025.']);
  expect(messages(held({ endsOn: TODAY, recurring: true }))).toEqual([]);
  expect(messages(held())).toEqual([]);
});

test('SES-04 the last subscription that ended has a notice while no other is running', () => {
  const over = held({ id: 1, endsOn: '2025-04-02' });
  const before = held({ id: 2, endsOn: '2024-04-02', status: 'expired' });
  expect(messages(before, over)).toEqual(['Il tuo abbonamento è scaduto il 2 aprile 2025.']);
  expect(messages(before, over, held({ id: 3 }))).toEqual([]);
});

test('a subscription that is not paid has a notice', () => {
  const unpaid = (renewsOn: string) =>
    subscriptionNotices([held({ status: 'not_paid', recurring: true, renewsOn })], TODAY);
  expect(unpaid('2025-04-02')).toMatchObject([
    { type: 'error', path: '/dashboard', link: '/user/subscriptions' },
  ]);
  // A notice that the reader dismissed must not hide that of a later renewal.
  expect(unpaid('2025-04-02')[0]?.cause).not.toBe(unpaid('2025-09-02')[0]?.cause);
});

test('SES-04 a subscription that another one of the reader continues has no notice about its end', () => {
  const ending = held({ id: 1, endsOn: '2025-04-10', product: 'digital' });
  const renewing = { id: 2, recurring: true, renewsOn: '2025-05-03' } as const;
  expect(messages(ending, held({ ...renewing, product: 'digital' }))).toEqual([]);
  expect(messages(ending, held({ ...renewing, product: 'digital+' }))).toEqual([]);
  expect(
    messages(held({ ...ending, product: 'digital+' }), held({ ...renewing, product: 'digital' })),
  ).toHaveLength(1);
  expect(messages(ending, held({ ...renewing, product: 'digital', role: 'secondary' }))).toHaveLength(1);
  expect(messages(ending, held({ id: 2, endsOn: '2025-04-20', product: 'digital' }))).toHaveLength(1);
  expect(messages(held({ ...ending, endsOn: '2025-04-11' }))).toEqual([
    'Il tuo abbonamento scade l’11 aprile 2025.',
  ]);
});

test('a reader who has only a seat on a subscription gets no notice about it', () => {
  expect(messages(held({ endsOn: '2025-04-10', role: 'secondary' }))).toEqual([]);
  expect(messages(held({ endsOn: '2025-04-01', role: 'secondary' }))).toEqual([]);
});

test('SES-04 each of two unpaid subscriptions has its notice, so that a dismissed one does not hide the other', () => {
  const unpaid = { status: 'not_paid', recurring: true, renewsOn: '2025-04-02' } as const;
  const notices = subscriptionNotices([held({ id: 1, ...unpaid }), held({ id: 2, ...unpaid })], TODAY);
  expect(new Set(notices.map(({ cause }) => cause)).size).toBe(2);
});
