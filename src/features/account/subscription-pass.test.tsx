import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { UserSubscription } from '#domain/reader.ts';
import { SubscriptionPass } from './subscription-pass.tsx';

const UNPAID: UserSubscription = {
  product: 'digital',
  plan: 'personal',
  status: 'not_paid',
  recurring: true,
  secondary: false,
  gift: false,
  cents: 999,
  duration: '1 mese',
  startsOn: '2025-03-03',
  endsOn: null,
  renewsOn: '2025-04-03',
  paymentType: 'Carta di credito',
  paymentCategory: null,
};

const shown = (salesOpen: boolean, overrides: Partial<UserSubscription> = {}) =>
  renderToStaticMarkup(
    <SubscriptionPass
      subscription={{ ...UNPAID, ...overrides }}
      offer={null}
      today="2025-04-04"
      salesOpen={salesOpen}
    />,
  );

const CLOSED = 'i pagamenti sono chiusi';
const PAYMENT = 'href="/user/subscriptions/payment"';

test('ACC-03 while no payments are taken the pass of an unpaid subscription names the contacts', () => {
  const page = shown(false);
  expect(page).toContain(CLOSED);
  expect(page).toContain('href="/contact"');
  expect(page).not.toContain(PAYMENT);
});

test('ACC-03 while payments are taken the pass of an unpaid subscription links to the payment', () => {
  const page = shown(true);
  expect(page).toContain(PAYMENT);
  expect(page).not.toContain(CLOSED);
});

test('ACC-03 the pass of a reader with nothing to pay does not mention payments', () => {
  for (const overrides of [{ status: 'active' }, { secondary: true }] as const)
    expect(shown(false, overrides)).not.toContain(CLOSED);
});

test('ACC-03 the pass writes the last day with its weekday, and no article before that', () => {
  const ended = { status: 'expired', recurring: false, renewsOn: null, endsOn: '2025-04-01' } as const;
  expect(shown(true, ended)).toContain('<dt>Scaduto</dt><dd>martedì 1 aprile 2025</dd>');
  expect(shown(true)).toMatch(/<dt>Aperto fino a<\/dt><dd>[a-zì]+ \d+ [a-z]+ 2025<\/dd>/);
});
