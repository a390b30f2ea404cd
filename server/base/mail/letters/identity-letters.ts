import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

/** A code, the minutes for which it is valid, and the page on which it is entered. */
type Code = { code: string; minutes: number; url: string };

/**
 * Contains the code that activates an account. It does not greet by name, because the name is not proven yet. ACC-02
 */
export const activationLetter = (brand: Brand, { code, minutes, url }: Code): LetterBodies =>
  writeLetter(brand, {
    subject: strings.activation.subject(brand.name),
    name: null,
    opening: [strings.activation.opening],
    code,
    button: { label: strings.activation.button, url },
    closing: [strings.lasts(minutes), strings.notYou],
  });

/** Sent when an existing account is registered again: the page itself does not reveal whether the account exists. */
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
 * Sent when somebody signs in with a code to an account that was never activated: its code activates the account with a
 * new password. It does not greet by name, because the name is not proven yet. ACC-02
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

/** Contains a sign-in code and no link, because the code belongs in the browser that requested it. */
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

/**
 * Contains a code with which a signed-in reader proves their identity, and no link, because the code belongs in the
 * page that requested it.
 */
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

/** Contains the code with which a forgotten password is replaced. ACC-02 */
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

/** Tells a reader that the password was changed, whoever changed it. */
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
