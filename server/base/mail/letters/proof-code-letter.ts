import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

/** Holds a code by which whoever is signed in proves who they are, and no link: it belongs into the page that asked for it. */
export const proofCodeLetter = (
  brand: Brand,
  { name, code, minutes }: { name: string; code: string; minutes: number },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.proofCode.subject(brand.name),
    name,
    opening: [strings.proofCode.opening],
    code,
    closing: [strings.lasts(minutes), strings.proofCode.closing],
  });
