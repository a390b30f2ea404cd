import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { receiptStrings as strings } from './receipt-strings.ts';

type Renewal = {
  name: string | null;
  url: string;
  /** Whether renewal was turned on or off. */
  isOn: boolean;
  at: Date;
  /** Day of the next renewal, or last day of the subscription. */
  day: Day;
  /** The purchased product. */
  description: string;
};

/** Confirms that automatic renewal was turned off or on again. ACC-03 */
export function renewalLetter(
  brand: Brand,
  { name, url, isOn, at, day, description }: Renewal,
): LetterBodies {
  const button = { label: strings.button, url };
  if (isOn) {
    const { subject, opening, next, closing } = strings.renewalOn;
    const paragraphs = [opening(description, at), next(day)];
    return writeLetter(brand, {
      subject: subject(brand.name),
      name,
      opening: paragraphs,
      button,
      closing: [closing],
    });
  }
  const { subject, opening, until, ended, closing } = strings.renewalOff;
  const isActive = day >= dayAt(at);
  return writeLetter(brand, {
    subject: subject(brand.name),
    name,
    opening: [opening(description, at), isActive ? until(day) : ended],
    button,
    closing: isActive ? [closing] : [],
  });
}
