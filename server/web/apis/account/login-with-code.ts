import { SignInCode } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { isTooMany } from '#server/accounts/identity/budget.ts';
import { checkSignInCode } from '#server/accounts/identity/sign-in-code.ts';
import type { Handler } from '../../http/handler.ts';
import { tooMany } from '../too-many-attempts.ts';
import { readFields } from './answers.ts';
import { checkedReply } from './sign-in-reply.ts';

export const loginWithCode: Handler<operations['loginWithCode']> = async (call) => {
  const read = readFields(SignInCode, call.body);
  if (!read.ok) return read.refused;
  const { email, codice: code } = read.fields;
  const found = await checkSignInCode(call, { email, code });
  return isTooMany(found) ? tooMany(found) : await checkedReply(call, found, call.body);
};
