import { EmailAlone } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { askForSignInCode } from '#server/accounts/identity/sign-in-code.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrTooMany, readFields } from './answers.ts';

export const sendLoginCode: Handler<operations['sendLoginCode']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return read.refused;
  return doneOrTooMany(
    await askForSignInCode(call, { email: read.fields.email, redirectUri: call.body.redirect_uri }),
  );
};
