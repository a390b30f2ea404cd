import type { operations } from '#openapi/generated/account.ts';
import { passkeyProofOptions } from '#server/accounts/identity/passkey-sign-in.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';

export const getProofOptions: Handler<operations['getProofOptions']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const options = await passkeyProofOptions(call, call.session.readerId);
  return 'wait' in options ? tooManyAttempts(options.wait) : ok({ ...options });
};
