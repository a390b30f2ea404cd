import { PasswordChange } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { replacePassword } from '#server/accounts/identity/new-password.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { doneOrWait, easyPassword, passwordNotValid, readFields, unlessBusy } from './answers.ts';

export const changePassword: Handler<operations['changePassword']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const read = readFields(PasswordChange, call.body);
  if (!read.ok) return read.refused;
  const { attuale: current, nuova: next } = read.fields;
  const attempt = await unlessBusy(replacePassword(call, call.session, { current, next }));
  if (attempt === 'easy-password') return easyPassword('nuova');
  return attempt === 'not-valid' ? passwordNotValid() : doneOrWait(attempt);
};
