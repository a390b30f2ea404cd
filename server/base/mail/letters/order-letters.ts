import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { orderLetterStrings as strings } from './order-strings.ts';

/** Whom it greets and where it leads. */
type Addressed = { name: string | null; url: string };

type Paid = Addressed & {
  at: Date;
  /** What was bought, for how long. */
  description: string;
  cents: number;
  renewalCents: number;
  card: string | null;
  /** Number of the invoice; null where nothing was paid. */
  invoice: string | null;
  renewsOn: Day | null;
};

const paidLines = ({ cents, card, invoice, renewsOn, renewalCents }: Paid): string[] => [
  cents > 0 ? strings.paid(cents, card) : strings.free,
  ...(invoice ? [strings.invoice(invoice)] : []),
  ...(renewsOn ? [strings.next(renewsOn, renewalCents)] : []),
];

/** Confirms a purchase on a durable medium. Art. 51, paragraph 7, of the Codice del consumo. ACC-03, ACC-08 */
export function purchasedLetter(brand: Brand, paid: Paid & { number: number }): LetterBodies {
  const { subject, opening, number, withdrawal } = strings.purchased;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name: paid.name,
    opening: [opening(paid.description, paid.at), number(paid.number), ...paidLines(paid)],
    button: { label: strings.button, url: paid.url },
    closing: [withdrawal],
  });
}

/** Tells of a renewal that was paid, by itself or after a refusal. ACC-03 */
export function renewedLetter(brand: Brand, paid: Paid): LetterBodies {
  const { subject, opening } = strings.renewed;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name: paid.name,
    opening: [opening(paid.description, paid.at), ...paidLines(paid)],
    button: { label: strings.button, url: paid.url },
    closing: [],
  });
}

type Refused = Addressed & {
  what: string;
  cents: number;
  /** The last day it opens anything. */
  until: Day | null;
};

/** Tells that a renewal was not paid, until when there is time, and where to put it right. ACC-03 */
export function renewalRefusedLetter(brand: Brand, { name, url, what, cents, until }: Refused): LetterBodies {
  const { subject, opening, button, closing, until: left } = strings.refused;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name,
    opening: [opening(what, cents), ...(until ? [left(until)] : [])],
    button: { label: button, url },
    closing: [closing],
  });
}

type CardChanged = Addressed & { what: string; card: string | null; renewsOn: Day | null };

/** Tells that another card pays from now on: whoever did not do it learns of it. ACC-03 */
export function cardChangedLetter(
  brand: Brand,
  { name, url, what, card, renewsOn }: CardChanged,
): LetterBodies {
  const { subject, opening, next, closing } = strings.card;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name,
    opening: [opening(what, card), ...(renewsOn ? [next(renewsOn)] : [])],
    button: { label: strings.button, url },
    closing: [closing],
  });
}

type Ended = Addressed & { what: string; on: Day | null; unpaid: boolean };

/** Tells that a subscription is over, and why. ACC-03 */
export function endedLetter(brand: Brand, { name, url, what, on, unpaid }: Ended): LetterBodies {
  const { subject, opening, button, ...why } = strings.ended;
  return writeLetter(brand, {
    subject: subject(brand.name),
    name,
    opening: [opening(what, on), unpaid ? why.unpaid : why.off],
    button: { label: button, url },
    closing: [],
  });
}
