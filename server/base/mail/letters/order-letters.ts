import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { orderLetterStrings as strings } from './order-strings.ts';

/** Name in the greeting, and the address of the button. */
type Addressed = { name: string | null; url: string };

type Paid = Addressed & {
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

/** Reports that a renewal was paid, automatically or after a refusal. ACC-03 */
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
  /** Last day on which the subscription opens anything. */
  until: Day | null;
};

/** Reports that a renewal was not paid, how much time is left, and where to pay. ACC-03 */
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

/** Reports that another card pays from now on, so that a reader who did not change it finds out. ACC-03 */
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

/** Reports that a subscription has ended, and why. ACC-03 */
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
