import type { operations } from '#openapi/generated/account.ts';
import { passkeysHere } from '#server/accounts/identity/passkeys.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';

export const getProofWays: Handler<operations['getProofWays']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const { readerId, email } = call.session;
  return ok({ email, passkey: (await passkeysHere(call, readerId)).length > 0 });
};
