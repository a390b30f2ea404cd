import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { orderLetterStrings as strings } from './order-strings.ts';

/** Name in the greeting, and the address of the button. */
type Addressed = { name: string | null; url: string };

type Payment = Addressed & {
  at: Date;
  /** The purchased product and its duration. */
  description: string;
  cents: number;
  renewalCents: number;
  card: string | null;
  /** Number of the invoice; null where nothing was paid. */
  invoice: string | null;
  renewsOn: Day | null;
};

const paidLines = ({ cents, card, invoice, renewsOn, renewalCents }: Payment): string[] => [
  cents > 0 ? strings.paid(cents, card) : strings.free,
  ...(invoice ? [strings.invoice(invoice)] : []),
  ...(renewsOn ? [strings.next(renewsOn, renewalCents)] : []),
];

/** Confirms a purchase on a durable medium. Art. 51, paragraph 7, of the Codice del consumo. ACC-03, ACC-08 */
export function purchasedLetter(brand: Brand, payment: Payment & { number: number }): LetterBodies {
  const { subject, opening, number, withdrawal } = strings.purchased;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name: payment.name,
    opening: [opening(payment.description, payment.at), number(payment.number), ...paidLines(payment)],
    button: { label: strings.button, url: payment.url },
    closing: [withdrawal],
  });
}

/** Reports that a renewal was paid, automatically or after a refusal. ACC-03 */
export function renewedLetter(brand: Brand, payment: Payment): LetterBodies {
  const { subject, opening } = strings.renewed;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name: payment.name,
    opening: [opening(payment.description, payment.at), ...paidLines(payment)],
    button: { label: strings.button, url: payment.url },
    closing: [],
  });
}

type RefusedRenewal = Addressed & {
  description: string;
  cents: number;
  /** Last day on which the subscription opens anything. */
  until: Day | null;
};

/** Reports that a renewal was not paid, how much time is left, and where to pay. ACC-03 */
export function renewalRefusedLetter(
  brand: Brand,
  { name, url, description, cents, until }: RefusedRenewal,
): LetterBodies {
  const { subject, opening, button, closing, until: untilText } = strings.refused;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name,
    opening: [opening(description, cents), ...(until ? [untilText(until)] : [])],
    button: { label: button, url },
    closing: [closing],
  });
}

type CardChanged = Addressed & { description: string; card: string | null; renewsOn: Day | null };

/** Reports that another card pays from now on, so that a reader who did not change it finds out. ACC-03 */
export function cardChangedLetter(
  brand: Brand,
  { name, url, description, card, renewsOn }: CardChanged,
): LetterBodies {
  const { subject, opening, next, closing } = strings.card;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name,
    opening: [opening(description, card), ...(renewsOn ? [next(renewsOn)] : [])],
    button: { label: strings.button, url },
    closing: [closing],
  });
}

type EndedSubscription = Addressed & { description: string; lastDay: Day | null; isUnpaid: boolean };

/** Reports that a renewal was not charged, so that the subscription gives no access until it is. ACC-03 */
export function renewalHeldLetter(
  brand: Brand,
  { name, url, description, lastDay }: Omit<EndedSubscription, 'isUnpaid'>,
): LetterBodies {
  const { subject, opening, next } = strings.held;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name,
    opening: [opening(description, lastDay), next],
    button: { label: strings.button, url },
    closing: [],
  });
}

/** Reports that a subscription has ended, and why. ACC-03 */
export function endedLetter(
  brand: Brand,
  { name, url, description, lastDay, isUnpaid }: EndedSubscription,
): LetterBodies {
  const { subject, opening, button, ...why } = strings.ended;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name,
    opening: [opening(description, lastDay), isUnpaid ? why.unpaid : why.off],
    button: { label: button, url },
    closing: [],
  });
}
