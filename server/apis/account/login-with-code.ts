import { ActivationCode } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { checkSignInCode } from '#server/identity/sign-in-code.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { readFields } from './answers.ts';
import { signInReply } from './sign-in-reply.ts';

export const loginWithCode: Handler<operations['loginWithCode']> = async (call) => {
  const read = readFields(ActivationCode, call.body);
  if (!read.ok) return read.refused;
  const { email, codice: code } = read.fields;
  const found = await checkSignInCode(call, { email, code });
  if (found.ok) return await signInReply(call, found.reader, call.body);
  if (found.status === 429) return tooManyAttempts(found.wait);
  return refusal(found.status, found.code, 'this code signs nobody in');
};
