import { ActivationCode } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { openAccount } from '#server/identity/registration.ts';
import { codeAnswer, readFields } from './answers.ts';

export const activateAccount: Handler<operations['activateAccount']> = async (call) => {
  const read = readFields(ActivationCode, call.body);
  if (!read.ok) return read.refused;
  const { email, codice: code } = read.fields;
  return codeAnswer(await openAccount(call, { email, code }));
};
