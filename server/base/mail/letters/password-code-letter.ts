import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

type Told = { name: string | null; code: string; minutes: number; url: string };

/** Holds the code by which a forgotten password is replaced. ACC-02 */
export const passwordCodeLetter = (brand: Brand, { name, code, minutes, url }: Told): LetterBodies =>
  writeLetter(brand, {
    subject: strings.passwordCode.subject(brand.name),
    name,
    opening: [strings.passwordCode.opening],
    code,
    button: { label: strings.passwordCode.button, url },
    closing: [strings.lasts(minutes), strings.notYou],
  });
