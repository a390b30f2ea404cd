import { EmailAlone, PasswordChange, PasswordReset } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import {
  replaceForgottenPassword,
  replacePassword,
  requestPasswordCode,
} from '#server/accounts/identity/new-password.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrRefused, refuse } from '../refusals.ts';
import { LOGIN_REQUIRED } from '../replies.ts';
import { doneUnlessEasy, readFields, refusedIfBusy } from './answers.ts';

export const changePassword: Handler<operations['changePassword']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const read = readFields(PasswordChange, call.body);
  if (!read.ok) return refuse(read.error);
  const { attuale: current, nuova: next } = read.value;
  return doneUnlessEasy('nuova', await refusedIfBusy(replacePassword(call, call.session, { current, next })));
};

export const forgotPassword: Handler<operations['forgotPassword']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return refuse(read.error);
  return doneOrRefused(
    await requestPasswordCode(call, { email: read.value.email, redirectUri: call.body.redirect_uri }),
  );
};

export const resetPassword: Handler<operations['resetPassword']> = async (call) => {
  const read = readFields(PasswordReset, call.body);
  if (!read.ok) return refuse(read.error);
  const { email, codice: code, password } = read.value;
  return doneUnlessEasy(
    'password',
    await refusedIfBusy(replaceForgottenPassword(call, { email, code, password })),
  );
};
