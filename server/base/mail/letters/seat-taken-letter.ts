import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { memberLetterStrings as strings } from './member-letter-strings.ts';

/** `name` is the holder's. */
type Told = { name: string; member: string; email: string; url: string };

/** Tells the holder of a subscription who reads on it from now on. ACC-04 */
export const seatTakenLetter = (brand: Brand, { name, member, email, url }: Told): LetterBodies =>
  writeLetter(brand, {
    subject: strings.taken.subject(brand.name),
    name,
    opening: strings.taken.opening(member, email, brand.name),
    button: { label: strings.taken.button, url },
    closing: [strings.taken.closing],
  });
