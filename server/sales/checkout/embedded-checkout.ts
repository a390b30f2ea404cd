import { randomUUID } from 'node:crypto';
import { dayAt } from '#domain/dates.ts';
import { type CardPayment, DEMO_CARDS, lastDayOfCard, lastFour } from '#domain/validation/card-payment.ts';
import type { Checkout, PaymentOutcome, StoredCard } from './checkout.ts';

const REFUSED_LATER = lastFour(DEMO_CARDS.refusedLater);

/**
 * Checkout for a system without a shop. Only the card is simulated: nothing is charged, and the page says so; all
 * consequences of a payment are real. Only test card numbers are accepted. Of a card only the last four digits and the
 * expiry date are stored. ACC-03
 */
export const embeddedCheckout = (): Checkout => ({
  kind: 'embedded',
  name: 'dimostrativa',
  paymentType: 'Carta di credito',
  payAt: () => null,
  async charge(_payable, { numero, scadenza }: CardPayment): Promise<PaymentOutcome> {
    const card: StoredCard = { last: lastFour(numero), expires: lastDayOfCard(scadenza) };
    if (numero === DEMO_CARDS.refused) return refused('declined', card);
    return paid(card);
  },
  async renew({ card, cardExpires }, now): Promise<PaymentOutcome> {
    const storedCard = card === null ? null : { last: card, expires: cardExpires };
    if (cardExpires !== null && cardExpires < dayAt(now)) return refused('card-expired', storedCard);
    return card === REFUSED_LATER ? refused('declined', storedCard) : paid(storedCard);
  },
});

const paid = (card: StoredCard | null): PaymentOutcome => ({
  outcome: 'paid',
  reference: `prova-${randomUUID()}`,
  card,
});

const refused = (refusal: 'declined' | 'card-expired', card: StoredCard | null): PaymentOutcome => ({
  outcome: 'refused',
  reference: null,
  card,
  refusal,
});
