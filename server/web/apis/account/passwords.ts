import { EmailAlone, PasswordChange, PasswordReset } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { askForPassword, replaceForgotten, replacePassword } from '#server/accounts/identity/new-password.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../replies.ts';
import {
  codeAnswer,
  doneOrTooMany,
  doneOrWait,
  easyPassword,
  passwordNotValid,
  readFields,
  unlessBusy,
} from './answers.ts';

export const changePassword: Handler<operations['changePassword']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const read = readFields(PasswordChange, call.body);
  if (!read.ok) return read.refused;
  const { attuale: current, nuova: next } = read.fields;
  const attempt = await unlessBusy(replacePassword(call, call.session, { current, next }));
  if (attempt === 'easy-password') return easyPassword('nuova');
  return attempt === 'not-valid' ? passwordNotValid() : doneOrWait(attempt);
};

export const forgotPassword: Handler<operations['forgotPassword']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return read.refused;
  return doneOrTooMany(
    await askForPassword(call, { email: read.fields.email, redirectUri: call.body.redirect_uri }),
  );
};

export const resetPassword: Handler<operations['resetPassword']> = async (call) => {
  const read = readFields(PasswordReset, call.body);
  if (!read.ok) return read.refused;
  const { email, codice: code, password } = read.fields;
  const attempt = await unlessBusy(replaceForgotten(call, { email, code, password }));
  return attempt === 'easy-password' ? easyPassword('password') : codeAnswer(attempt);
};
