import * as v from 'valibot';
import { Email, MailedCode, Registration } from '#domain/validation/account-forms.ts';
import { Repetition, repeats } from '#src/paper/forms/repeated.ts';

/** What the server asks for, and the password a second time. VAL-02, VAL-03 */
export const RegistrationForm = v.pipe(
  v.object({ ...Registration.entries, ...Repetition }),
  repeats('password'),
);

export const Activation = v.object({ email: Email, codice: MailedCode });
