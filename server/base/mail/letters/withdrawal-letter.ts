import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { receiptStrings } from './receipt-strings.ts';

type Withdrawal = {
  name: string | null;
  url: string;
  at: Date;
  /** The reader's declaration, word by word. */
  declared: { nome: string; contratto: string; email: string };
  /** The subscription from which the reader withdraws, as the paper knows it. */
  number: number;
  description: string;
  startsOn: Day;
  /** Days by which another subscription becomes shorter again. */
  days: number;
};

/**
 * Confirms on a durable medium that a withdrawal came in: its contents, date and time. Art. 54-bis of the Codice del
 * consumo. ACC-03
 */
export function withdrawalLetter(
  brand: Brand,
  { name, url, at, declared, number, description, startsOn, days }: Withdrawal,
): LetterBodies {
  const strings = receiptStrings.withdrawal;
  return writeLetter(brand, {
    subject: strings.subject(brand.name),
    name,
    opening: [
      strings.opening(at),
      strings.declared,
      strings.name(declared.nome),
      strings.contract(declared.contratto),
      strings.email(declared.email),
      strings.subscription(number, description, startsOn),
    ],
    button: { label: receiptStrings.button, url },
    closing: [strings.closing, ...(days > 0 ? [strings.takenBack(days)] : [])],
  });
}
