import type { Brand } from '#domain/brands/brand.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { dataLetterStrings as strings } from './data-letter-strings.ts';
import { type LetterBodies, writeLetter } from './letter.ts';

type Greeted = { name: string };

/** Confirms a requested deletion, with its day and how to cancel it. */
export const deletionLetter = (
  brand: Brand,
  { name, day, url }: Greeted & { day: Day; url: string },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.deletion.subject(brand.name),
    name,
    opening: strings.deletion.opening(longDate(day)),
    button: { label: strings.deletion.button, url },
    closing: [strings.kept],
  });

/** The last mail of an account. */
export const deletedLetter = (brand: Brand, { name }: Greeted): LetterBodies =>
  writeLetter(brand, {
    subject: strings.deleted.subject(brand.name),
    name,
    opening: strings.deleted.opening,
    closing: [strings.kept],
  });
