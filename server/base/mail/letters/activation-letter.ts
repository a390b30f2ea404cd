import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

type Told = { code: string; minutes: number; url: string };

/** Holds the code that opens an account; it greets nobody by a name that is not proven yet. ACC-02 */
export const activationLetter = (brand: Brand, { code, minutes, url }: Told): LetterBodies =>
  writeLetter(brand, {
    subject: strings.activation.subject(brand.name),
    name: null,
    opening: [strings.activation.opening],
    code,
    button: { label: strings.activation.button, url },
    closing: [strings.lasts(minutes), strings.notYou],
  });
