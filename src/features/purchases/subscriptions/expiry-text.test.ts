import { expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '#domain/products.ts';
import { expiredText, statusLabel } from './expiry-text.ts';

const endsOn = '2025-04-12';
const one = { status: 'active', recurring: false, endsOn } as const;

test.each([
  ['2025-03-27', 'Attivo', 'ok'],
  ['2025-03-28', 'Scade tra 15 giorni', 'warn'],
  ['2025-04-03', 'Scade tra 9 giorni', 'warn'],
  ['2025-04-11', 'Scade domani', 'warn'],
  ['2025-04-12', 'Scade oggi', 'warn'],
])('SES-04 the label on %s is: %s', (today, label, tone) => {
  expect(statusLabel(one, today)).toEqual({ label, tone });
});

test('SES-04 a subscription that renews does not expire', () => {
  expect(statusLabel({ ...one, recurring: true }, '2025-04-11').label).toBe('Attivo');
});

test.each([
  ['2025-04-13', 'Scaduto ieri'],
  ['2025-05-02', 'Scaduto da 20 giorni'],
])('SES-04 the text of an expired subscription on %s is: %s', (today, words) => {
  expect(expiredText({ ...one, status: 'subscription_expired' }, today)).toBe(words);
});

test('ACC-03 every state has its own text', () => {
  const labels = SUBSCRIPTION_STATUSES.map(
    (status) => statusLabel({ ...one, status, endsOn: null }, endsOn).label,
  );
  expect(new Set(labels).size).toBe(SUBSCRIPTION_STATUSES.length);
  expect(expiredText(one, '2025-04-03')).toBeNull();
});
