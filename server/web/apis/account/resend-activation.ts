import { EmailAlone } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { mailActivationAgain } from '#server/accounts/identity/registration.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrTooMany, readFields } from './answers.ts';

export const resendActivation: Handler<operations['resendActivation']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return read.refused;
  return doneOrTooMany(
    await mailActivationAgain(call, { email: read.fields.email, redirectUri: call.body.redirect_uri }),
  );
};
