import * as v from 'valibot';
import {
  accountEmail,
  isAccountEmail,
  isEmail,
  MAX_EMAIL_LENGTH,
  normaliseEmail,
  withPlainSigns,
} from '../email.ts';
import { shownSigns } from '../visible-name.ts';
import { brokenPasswordRules } from './password.ts';

/** Messages from section 5 of the specification. VAL-01, VAL-02 */
export const VALIDATION_MESSAGES = {
  required: 'Richiesto',
  email: 'Inserire email valida',
  password: 'Rispetta il formato richiesto per la password',
  easyPassword: 'Troppo facile da indovinare: evita parole comuni, il tuo nome e la tua e-mail',
  mismatch: 'I campi non coincidono',
  fiscalCode: 'Inserire un codice fiscale valido',
  code: 'Inserisci le sei cifre del codice',
  choice: 'Scegli sì o no',
  max: (limit: number) => `Massimo ${limit} caratteri`,
} as const;

const MAX_NAME_LENGTH = 100;
const MAX_PASSWORD_LENGTH = 200;

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(VALIDATION_MESSAGES.required));

const filledEmail = v.pipe(
  v.string(),
  v.transform(withPlainSigns),
  filled,
  v.maxLength(MAX_EMAIL_LENGTH, VALIDATION_MESSAGES.max(MAX_EMAIL_LENGTH)),
);

/** An e-mail address in its stored form: trimmed, in lower case, an international domain as punycode. */
export const Email = v.pipe(
  filledEmail,
  v.transform((text) => normaliseEmail(text) ?? text),
  v.check(isEmail, VALIDATION_MESSAGES.email),
);

/** The address of an account that may exist already, in its stored form. */
export const AccountEmail = v.pipe(
  filledEmail,
  v.transform((text) => accountEmail(text) ?? text),
  v.check(isAccountEmail, VALIDATION_MESSAGES.email),
);

const Visible = v.transform(shownSigns);

const Name = v.pipe(
  v.string(),
  Visible,
  filled,
  v.maxLength(MAX_NAME_LENGTH, VALIDATION_MESSAGES.max(MAX_NAME_LENGTH)),
);

/** A password typed to prove who the reader is. */
export const SomePassword = v.pipe(
  v.string(),
  v.nonEmpty(VALIDATION_MESSAGES.required),
  v.maxLength(MAX_PASSWORD_LENGTH, VALIDATION_MESSAGES.max(MAX_PASSWORD_LENGTH)),
);

/** A new password. VAL-01 */
export const NewPassword = v.pipe(
  SomePassword,
  v.check((password) => brokenPasswordRules(password).length === 0, VALIDATION_MESSAGES.password),
);

export const MailedCode = v.pipe(
  v.string(),
  // Mail programs and keyboards insert blanks between the digits.
  v.transform((text) => text.replace(/\s/g, '')),
  v.nonEmpty(VALIDATION_MESSAGES.required),
  v.regex(/^\d{6}$/, VALIDATION_MESSAGES.code),
);

/** A required declaration; a missing one counts as not made. */
export const Declared = v.optional(
  v.pipe(
    v.boolean(VALIDATION_MESSAGES.required),
    v.check((isDeclared) => isDeclared, VALIDATION_MESSAGES.required),
  ),
  false,
);

const Allowed = v.optional(v.boolean(VALIDATION_MESSAGES.choice), false);

/** The registration form of a person, the same for page and server. VAL-03, ACC-09 */
export const Registration = v.object({
  email: Email,
  password: NewPassword,
  nome: Name,
  cognome: Name,
  maggiorenne: Declared,
  informativa: Declared,
  marketing: Allowed,
  profilazione: Allowed,
  terzi: Allowed,
});

/** A form with only the address to which a code is mailed. */
export const EmailAlone = v.object({ email: AccountEmail });

/** The form for signing in with a mailed code. */
export const SignInCode = v.object({ email: AccountEmail, codice: MailedCode });

/** The form that activates an account: the mailed code, and the password chosen at registration. ACC-02 */
export const Activation = v.object({ email: AccountEmail, codice: MailedCode, password: SomePassword });

export const PasskeyName = v.pipe(v.string(), Visible, filled);

export const PasswordReset = v.object({ email: AccountEmail, codice: MailedCode, password: NewPassword });

export const PasswordChange = v.object({ attuale: SomePassword, nuova: NewPassword });
