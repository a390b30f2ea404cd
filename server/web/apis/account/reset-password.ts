import { PasswordReset } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { replaceForgotten } from '#server/accounts/identity/new-password.ts';
import type { Handler } from '../../http/handler.ts';
import { codeAnswer, easyPassword, readFields, unlessBusy } from './answers.ts';

export const resetPassword: Handler<operations['resetPassword']> = async (call) => {
  const read = readFields(PasswordReset, call.body);
  if (!read.ok) return read.refused;
  const { email, codice: code, password } = read.fields;
  const attempt = await unlessBusy(replaceForgotten(call, { email, code, password }));
  return attempt === 'easy-password' ? easyPassword('password') : codeAnswer(attempt);
};
