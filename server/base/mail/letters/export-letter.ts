import type { Brand } from '#domain/brands/brand.ts';
import { dataLetterStrings as strings } from './data-letter-strings.ts';
import { type LetterBodies, writeLetter } from './letter.ts';

/** Announces that the export of a reader's data is ready to download after signing in. ACC-10 */
export const exportLetter = (brand: Brand, { name, url }: { name: string; url: string }): LetterBodies =>
  writeLetter(brand, {
    subject: strings.exported.subject(brand.name),
    name,
    opening: strings.exported.opening,
    button: { label: strings.exported.button, url },
    closing: [strings.exported.closing],
  });
