import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

type Told = { code: string; minutes: number; url: string };

/**
 * Goes to whoever wants to sign in with a code to an account that was never opened, with a code that opens it with a new
 * password; it greets nobody by a name that is not proven yet. ACC-02
 */
export const firstPasswordLetter = (brand: Brand, { code, minutes, url }: Told): LetterBodies =>
  writeLetter(brand, {
    subject: strings.firstPassword.subject(brand.name),
    name: null,
    opening: [strings.firstPassword.opening],
    code,
    button: { label: strings.firstPassword.button, url },
    closing: [strings.lasts(minutes), strings.notYou],
  });
