import * as v from 'valibot';
import { REGISTRATIONS } from '#domain/validation/company-registration.ts';
import { passwordsMatch, RepeatedPassword } from '#src/components/forms/repeated-password.ts';

/** The fields that the server requires, and the password a second time. VAL-02, VAL-03 */
export const REGISTRATION_FORMS = {
  persona: v.pipe(
    v.intersect([REGISTRATIONS.persona, v.object(RepeatedPassword)]),
    passwordsMatch('password'),
  ),
  azienda: v.pipe(
    v.intersect([REGISTRATIONS.azienda, v.object(RepeatedPassword)]),
    passwordsMatch('password'),
  ),
  pa: v.pipe(v.intersect([REGISTRATIONS.pa, v.object(RepeatedPassword)]), passwordsMatch('password')),
} as const;
