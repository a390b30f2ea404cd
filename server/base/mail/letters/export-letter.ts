import type { Brand } from '#domain/brands/brand.ts';
import { dataLetterStrings as strings } from './data-letter-strings.ts';
import { type LetterBodies, writeLetter } from './letter.ts';

/** Says that a copy of the reader's data is ready; it stands behind the sign-in. ACC-10 */
export const exportLetter = (brand: Brand, { name, url }: { name: string; url: string }): LetterBodies =>
  writeLetter(brand, {
    subject: strings.exported.subject(brand.name),
    name,
    opening: strings.exported.opening,
    button: { label: strings.exported.button, url },
    closing: [strings.exported.closing],
  });
