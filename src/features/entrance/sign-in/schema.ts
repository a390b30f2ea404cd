import * as v from 'valibot';
import { withPlainSigns } from '#domain/email.ts';
import {
  AccountEmail,
  MailedCode,
  SomePassword,
  VALIDATION_MESSAGES,
} from '#domain/validation/account-forms.ts';

const MAX_IDENTIFIER_LENGTH = 254;

/** A valid e-mail address, or a user name. */
const Identifier = v.pipe(
  v.string(),
  v.transform(withPlainSigns),
  v.trim(),
  v.nonEmpty(VALIDATION_MESSAGES.required),
  v.maxLength(MAX_IDENTIFIER_LENGTH, VALIDATION_MESSAGES.max(MAX_IDENTIFIER_LENGTH)),
  v.check((text) => !text.includes('@') || v.is(AccountEmail, text), VALIDATION_MESSAGES.email),
  // Normalised as it is stored: invisible characters copied along with an address would match no account.
  v.transform((text) => (text.includes('@') ? v.parse(AccountEmail, text) : text)),
);

export const SignIn = v.object({ email: Identifier, password: SomePassword, ricordami: v.boolean() });

export const CodeRequest = v.object({ email: AccountEmail });

export const CodeSignIn = v.object({ codice: MailedCode, ricordami: v.boolean() });

export const DeviceReplacement = v.object({
  dispositivo: v.pipe(v.string(), v.nonEmpty(VALIDATION_MESSAGES.required)),
});
