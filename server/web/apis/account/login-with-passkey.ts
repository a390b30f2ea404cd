import type { operations } from '#openapi/generated/account.ts';
import { checkPasskey } from '#server/accounts/identity/passkey-sign-in.ts';
import type { Handler } from '../../http/handler.ts';
import { refusal } from '../replies.ts';
import { readAssertion } from './passkey-wire.ts';
import { checkedReply } from './sign-in-reply.ts';

export const loginWithPasskey: Handler<operations['loginWithPasskey']> = async (call) => {
  const answer = readAssertion(call.body.risposta);
  if (!answer) return refusal(400, 'ERR_BAD_REQUEST', 'risposta is no answer of an authenticator');
  return await checkedReply(call, await checkPasskey(call, answer), call.body);
};
