import { Activation } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { openAccount } from '#server/accounts/identity/registration.ts';
import type { Handler } from '../../http/handler.ts';
import { codeAnswer, passwordNotValid, readFields, unlessBusy } from './answers.ts';

export const activateAccount: Handler<operations['activateAccount']> = async (call) => {
  const read = readFields(Activation, call.body);
  if (!read.ok) return read.refused;
  const { email, codice: code, password } = read.fields;
  const attempt = await unlessBusy(openAccount(call, { email, code, password }));
  return attempt === 'wrong-password' ? passwordNotValid() : codeAnswer(attempt);
};
