import { EmailAlone } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { askForPassword } from '#server/identity/new-password.ts';
import { doneOrTooMany, readFields } from './answers.ts';

export const forgotPassword: Handler<operations['forgotPassword']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return read.refused;
  return doneOrTooMany(
    await askForPassword(call, { email: read.fields.email, redirectUri: call.body.redirect_uri }),
  );
};
