import * as v from 'valibot';
import { addDays, addMonths } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import { Declared, VALIDATION_MESSAGES } from './account-forms.ts';

/**
 * The only cards that the embedded checkout accepts, because nobody should enter a real one where no payment is made.
 * They are the test numbers that payment services publish.
 */
export const DEMO_CARDS = {
  accepted: '4242424242424242',
  /** The bank refuses it. */
  refused: '4000000000000002',
  /** Its first payment succeeds; the bank refuses every renewal. */
  refusedLater: '4000000000000341',
} as const;

export const CARD_MESSAGES = {
  number: 'Qui valgono solo i numeri di prova: non usare una carta vera',
  expires: 'Scrivi mese e anno, per esempio 09/30',
  expired: 'Questa carta è scaduta',
} as const;

const Digits = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.nonEmpty(VALIDATION_MESSAGES.required),
);

const DEMO_CARD_NUMBERS: readonly string[] = Object.values(DEMO_CARDS);
const CardNumber = v.pipe(
  Digits,
  v.check((number) => DEMO_CARD_NUMBERS.includes(number), CARD_MESSAGES.number),
);

/** The last day of a card with the date `09/30` or `0930`; null for an invalid date. */
export function lastDayOfCard(text: string): Day | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(text) ?? [];
  return month && year ? addDays(addMonths(`20${year}-${month}-01`, 1), -1) : null;
}

/** The card form of our own checkout page, the same for page and server. VAL-03, ACC-03 */
export const cardPayment = (today: Day) =>
  v.object({
    numero: CardNumber,
    scadenza: v.pipe(
      Digits,
      v.check((text) => lastDayOfCard(text) !== null, CARD_MESSAGES.expires),
      v.check((text) => (lastDayOfCard(text) ?? today) >= today, CARD_MESSAGES.expired),
    ),
  });
export type CardPayment = v.InferOutput<ReturnType<typeof cardPayment>>;

/** The buyer's declarations: art. 51 and 59 of the Codice del consumo. */
export const PurchaseTerms = v.object({ condizioni: Declared, subito: Declared });

/** The form of a purchase, with a card if our own page takes the payment. */
export const purchaseForm = (today: Day, hasCardForm: boolean) =>
  hasCardForm
    ? v.object({ ...cardPayment(today).entries, ...PurchaseTerms.entries })
    : v.object({ ...PurchaseTerms.entries });

/** The form for updating a payment; without fields if a shop takes the payment. */
export const cardForm = (today: Day, hasCardForm: boolean) =>
  hasCardForm ? cardPayment(today) : v.object({});

/** The last digits of a card number: the only part that is ever stored. */
export const lastFour = (number: string): string => number.slice(-4);
