import * as v from 'valibot';
import { PasswordChange } from '#domain/validation/account-forms.ts';
import { passwordsMatch, RepeatedPassword } from '#src/components/forms/repeated-password.ts';

/** The fields that the server requires, and the new password a second time. VAL-02, VAL-03 */
export const EditPassword = v.pipe(
  v.object({ ...PasswordChange.entries, ...RepeatedPassword }),
  passwordsMatch('nuova'),
);
