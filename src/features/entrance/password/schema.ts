import * as v from 'valibot';
import { AccountEmail, PasswordReset } from '#domain/validation/account-forms.ts';
import { passwordsMatch, RepeatedPassword } from '#src/components/forms/repeated-password.ts';

export const ForgottenPassword = v.object({ email: AccountEmail });

/** The fields that the server requires, and the password a second time. VAL-02, VAL-03 */
export const ResetForm = v.pipe(
  v.object({ ...PasswordReset.entries, ...RepeatedPassword }),
  passwordsMatch('password'),
);
