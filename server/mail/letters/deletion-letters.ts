import type { Brand } from '#domain/brands/brand.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { dataLetterStrings as strings } from './data-letter-strings.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings } from './strings.ts';

type Greeted = { name: string };

/** The code by which a reader confirms that the account shall be deleted. ACC-10 */
export const deletionCodeLetter = (
  brand: Brand,
  { name, code, minutes }: Greeted & { code: string; minutes: number },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.deletionCode.subject(brand.name),
    name,
    opening: [strings.deletionCode.opening],
    code,
    closing: [letterStrings.lasts(minutes), strings.deletionCode.closing],
  });

/** The receipt of a deletion that was asked for, with its day and the way back. */
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
