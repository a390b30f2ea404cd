import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  CARD_MESSAGES,
  cardPayment,
  DEMO_CARDS,
  lastDayOfCard,
  lastFour,
  purchaseForm,
} from './card-payment.ts';

const TODAY = '2025-04-03';
const good = { numero: '4242 4242-4242 4242', scadenza: '04/25' };

const wrongOf = (card: object) =>
  v.safeParse(cardPayment(TODAY), { ...good, ...card }).issues?.map(({ message }) => message) ?? [];

test('ACC-03 only test cards are accepted, until the end of their month', () => {
  expect(v.parse(cardPayment(TODAY), good)).toEqual({ numero: DEMO_CARDS.accepted, scadenza: '04/25' });
  expect(wrongOf({ numero: '4111111111111111' })).toEqual([CARD_MESSAGES.number]);
  expect(wrongOf({ scadenza: '03/25' })).toEqual([CARD_MESSAGES.expired]);
  expect(wrongOf({ scadenza: '2025' })).toContain(CARD_MESSAGES.expires);
});

test.each([
  ['02/28', '2028-02-29'],
  ['1230', '2030-12-31'],
  ['00/30', null],
  ['9/30', null],
])('ACC-03 a card with the date %s expires after %s', (text, day) => {
  expect(lastDayOfCard(text)).toBe(day);
});

test('ACC-03 a purchase needs its declarations, and a card unless a shop takes the payment', () => {
  const said = { condizioni: true, subito: true };
  expect(v.is(purchaseForm(TODAY, false), said)).toBe(true);
  expect(v.is(purchaseForm(TODAY, true), said)).toBe(false);
  expect(v.is(purchaseForm(TODAY, true), { ...said, ...good })).toBe(true);
  expect(v.is(purchaseForm(TODAY, false), { ...said, subito: false })).toBe(false);
});

test('ACC-03 only the last four digits of a number are stored', () => {
  expect(Object.values(DEMO_CARDS).map(lastFour)).toEqual(['4242', '0002', '0341']);
});
