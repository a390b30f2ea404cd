import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { checkPasskey } from '#server/identity/passkey-sign-in.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { readAssertion } from './passkey-wire.ts';
import { signInReply } from './sign-in-reply.ts';

export const loginWithPasskey: Handler<operations['loginWithPasskey']> = async (call) => {
  const answer = readAssertion(call.body.risposta);
  if (!answer) return refusal(400, 'ERR_BAD_REQUEST', 'risposta is no answer of an authenticator');
  const found = await checkPasskey(call, answer);
  if (found.ok) return await signInReply(call, found.reader, call.body);
  if (found.status === 429) return tooManyAttempts(found.wait);
  return refusal(found.status, found.code, 'this passkey signs nobody in');
};
