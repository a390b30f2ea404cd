import { EmailAlone } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { mailActivationAgain } from '#server/identity/registration.ts';
import { doneOrWait, readFields } from './answers.ts';

export const resendActivation: Handler<operations['resendActivation']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return read.refused;
  return doneOrWait(
    await mailActivationAgain(call, { email: read.fields.email, redirectUri: call.body.redirect_uri }),
  );
};
