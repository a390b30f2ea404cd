import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

/** Goes to whoever has an account and was registered again: the page says to nobody whether there is one. */
export const alreadyRegisteredLetter = (
  brand: Brand,
  { name, url }: { name: string; url: string },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.alreadyRegistered.subject(brand.name),
    name,
    opening: strings.alreadyRegistered.opening,
    button: { label: strings.alreadyRegistered.button, url },
    closing: [strings.alreadyRegistered.closing],
  });
