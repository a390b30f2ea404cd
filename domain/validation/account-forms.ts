import * as v from 'valibot';
import { accountEmail, isAccountEmail, isEmail, MAX_EMAIL, normalEmail, withoutUnseen } from '../email.ts';
import { shownSigns } from '../shown-signs.ts';
import { brokenPasswordRules } from './password.ts';

/** Sentences of the specification's section 5. VAL-01, VAL-02 */
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

const MAX_NAME = 100;
const MAX_PASSWORD = 200;

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(VALIDATION_MESSAGES.required));

const filledEmail = v.pipe(
  v.string(),
  v.transform(withoutUnseen),
  filled,
  v.maxLength(MAX_EMAIL, VALIDATION_MESSAGES.max(MAX_EMAIL)),
);

/** As it is kept: without blanks around it, in lower case, an international domain as punycode. */
export const Email = v.pipe(
  filledEmail,
  v.transform((text) => normalEmail(text) ?? text),
  v.check(isEmail, VALIDATION_MESSAGES.email),
);

/** The address of an account that may stand already, as it is kept. */
export const AccountEmail = v.pipe(
  filledEmail,
  v.transform((text) => accountEmail(text) ?? text),
  v.check(isAccountEmail, VALIDATION_MESSAGES.email),
);

const Visible = v.transform(shownSigns);

const Name = v.pipe(v.string(), Visible, filled, v.maxLength(MAX_NAME, VALIDATION_MESSAGES.max(MAX_NAME)));

/** A password that is asked for. */
export const SomePassword = v.pipe(
  v.string(),
  v.nonEmpty(VALIDATION_MESSAGES.required),
  v.maxLength(MAX_PASSWORD, VALIDATION_MESSAGES.max(MAX_PASSWORD)),
);

/** A password that is chosen. VAL-01 */
export const NewPassword = v.pipe(
  SomePassword,
  v.check((password) => brokenPasswordRules(password).length === 0, VALIDATION_MESSAGES.password),
);

export const MailedCode = v.pipe(
  v.string(),
  // Mails and keyboards put blanks between the digits.
  v.transform((text) => text.replace(/\s/g, '')),
  v.nonEmpty(VALIDATION_MESSAGES.required),
  v.regex(/^\d{6}$/, VALIDATION_MESSAGES.code),
);

/** Something that must be said: what was left out was not said. */
export const Declared = v.optional(
  v.pipe(
    v.boolean(VALIDATION_MESSAGES.required),
    v.check((said) => said, VALIDATION_MESSAGES.required),
  ),
  false,
);

const Allowed = v.optional(v.boolean(VALIDATION_MESSAGES.choice), false);

/** What a person registers with, for the form and for the server. VAL-03, ACC-09 */
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

/** Whom a code is mailed to. */
export const EmailAlone = v.object({ email: AccountEmail });

/** What signs in with a mailed code. */
export const SignInCode = v.object({ email: AccountEmail, codice: MailedCode });

/** What opens an account: the mailed code, and the password it was registered with. ACC-02 */
export const Activation = v.object({ email: AccountEmail, codice: MailedCode, password: SomePassword });

export const PasskeyName = v.pipe(v.string(), Visible, filled);

export const PasswordReset = v.object({ email: AccountEmail, codice: MailedCode, password: NewPassword });

export const PasswordChange = v.object({ attuale: SomePassword, nuova: NewPassword });
