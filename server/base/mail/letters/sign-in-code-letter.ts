import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

/** Holds a code to sign in with, and no link: it belongs into the browser that asked for it. */
export const signInCodeLetter = (
  brand: Brand,
  { name, code, minutes }: { name: string; code: string; minutes: number },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.signInCode.subject(brand.name),
    name,
    opening: [strings.signInCode.opening],
    code,
    closing: [strings.lasts(minutes), strings.notYou],
  });
