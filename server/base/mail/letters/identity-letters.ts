import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

/** A code that lasts so many minutes, and the page that takes it. */
type Code = { code: string; minutes: number; url: string };

/** Holds the code that opens an account; it greets nobody by a name that is not proven yet. ACC-02 */
export const activationLetter = (brand: Brand, { code, minutes, url }: Code): LetterBodies =>
  writeLetter(brand, {
    subject: strings.activation.subject(brand.name),
    name: null,
    opening: [strings.activation.opening],
    code,
    button: { label: strings.activation.button, url },
    closing: [strings.lasts(minutes), strings.notYou],
  });

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

/**
 * Goes to whoever wants to sign in with a code to an account that was never opened, with a code that opens it with a new
 * password; it greets nobody by a name that is not proven yet. ACC-02
 */
export const firstPasswordLetter = (brand: Brand, { code, minutes, url }: Code): LetterBodies =>
  writeLetter(brand, {
    subject: strings.firstPassword.subject(brand.name),
    name: null,
    opening: [strings.firstPassword.opening],
    code,
    button: { label: strings.firstPassword.button, url },
    closing: [strings.lasts(minutes), strings.notYou],
  });

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

/** Holds the code by which a forgotten password is replaced. ACC-02 */
export const passwordCodeLetter = (
  brand: Brand,
  { name, code, minutes, url }: Code & { name: string | null },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.passwordCode.subject(brand.name),
    name,
    opening: [strings.passwordCode.opening],
    code,
    button: { label: strings.passwordCode.button, url },
    closing: [strings.lasts(minutes), strings.notYou],
  });

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
