import { EmailAlone } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { askForPassword } from '#server/accounts/identity/new-password.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrTooMany, readFields } from './answers.ts';

export const forgotPassword: Handler<operations['forgotPassword']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return read.refused;
  return doneOrTooMany(
    await askForPassword(call, { email: read.fields.email, redirectUri: call.body.redirect_uri }),
  );
};
