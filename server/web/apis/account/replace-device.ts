import type { operations } from '#openapi/generated/account.ts';
import { signInInsteadOf } from '#server/accounts/identity/sign-in.ts';
import type { Handler } from '../../http/handler.ts';
import { refusal } from '../replies.ts';
import { toSignInReply } from './sign-in-reply.ts';

export const replaceDevice: Handler<operations['replaceDevice']> = async (call) => {
  const { biglietto, dispositivo, redirect_uri } = call.body;
  const outcome = await signInInsteadOf(call, {
    ticket: biglietto,
    deviceId: dispositivo,
    redirectUri: redirect_uri,
  });
  return outcome
    ? toSignInReply(outcome)
    : refusal(401, 'ERR_LOGIN_REQUIRED', 'the ticket is used or too old: sign in anew');
};
