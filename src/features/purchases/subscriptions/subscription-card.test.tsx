import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import type { User } from '#domain/reader.ts';
import { SubscriptionCard } from './subscription-card.tsx';

const UNPAID: OwnSubscription = {
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
  id: 7,
  card: '4242',
  cardExpires: null,
  paymentUpdatable: true,
  store: false,
  renewalChange: null,
  lastDay: null,
  withdrawUntil: null,
  givenDays: 0,
  seats: 0,
  receipts: [],
};

const nothing = () => undefined;
const shown = (salesOpen: boolean, overrides: Partial<OwnSubscription> = {}) =>
  renderToStaticMarkup(
    <SubscriptionCard
      paper="Leggo"
      today="2025-04-04"
      online={true}
      user={{ name: 'Ada' } as User}
      salesOpen={salesOpen}
      onChange={nothing}
      onGone={nothing}
      say={nothing}
      api={() => Promise.reject(new Error('nothing is asked'))}
      subscription={{ ...UNPAID, ...overrides }}
    />,
  );

const CLOSED = 'i pagamenti sono chiusi';
const PAYMENT = 'href="/user/subscriptions/payment?abbonamento=7"';

test('ACC-03 while no payments are taken, an unpaid subscription names a contact and links to no payment', () => {
  for (const paymentUpdatable of [true, false]) {
    const page = shown(false, { paymentUpdatable });
    expect(page).toContain(CLOSED);
    expect(page).toContain('href="/contact"');
    expect(page).not.toContain('Aggiornalo');
    expect(page).not.toContain('>Aggiorna<');
  }
});

test('ACC-03 where payments are taken, an unpaid subscription links to the payment', () => {
  const page = shown(true);
  expect(page).toContain(PAYMENT);
  expect(page).not.toContain(CLOSED);
});

test('ACC-03 a reader with nothing to pay sees nothing about payments', () => {
  // A purchase from an app store is paid there.
  for (const overrides of [{ status: 'active' }, { secondary: true }, { store: true }] as const)
    expect(shown(false, overrides)).not.toContain(CLOSED);
});

test('ACC-03 the day on which a subscription ended is written with the article that its number needs', () => {
  const days = {
    '2025-03-01': 'l’1 marzo 2025',
    '2025-03-08': 'l’8 marzo 2025',
    '2025-03-12': 'il 12 marzo 2025',
  };
  for (const [endsOn, words] of Object.entries(days))
    expect(shown(true, { status: 'expired', recurring: false, renewsOn: null, endsOn })).toMatch(
      new RegExp(`>Scaduto</dt><dd>${words}</dd>`),
    );
});

test('ACC-03 one whose renewal was not charged for long says so, and can be turned off', () => {
  const page = shown(true, {
    status: 'subscription_expired',
    renewsOn: '2025-03-03',
    paymentUpdatable: false,
    renewalChange: 'off',
  });
  expect(page).toContain('<dt class="caption">Rinnovo non pagato</dt><dd>3 marzo 2025</dd>');
  expect(page).toContain('Se lo disattivi l’abbonamento termina subito.');
});
