import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

/** Tells a reader that the password is another one now, whoever changed it. */
export const passwordChangedLetter = (
  brand: Brand,
  { name, url }: { name: string | null; url: string },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.passwordChanged.subject(brand.name),
    name,
    opening: strings.passwordChanged.opening,
    button: { label: strings.passwordChanged.button, url },
    closing: [strings.passwordChanged.closing],
  });
