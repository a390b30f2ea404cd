import type { operations } from '#openapi/generated/account.ts';
import { passkeyLoginOptions } from '#server/accounts/identity/passkey-sign-in.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';

export const getPasskeyLoginOptions: Handler<operations['getPasskeyLoginOptions']> = async (call) => {
  const options = await passkeyLoginOptions(call);
  return 'wait' in options ? tooManyAttempts(options.wait) : ok({ ...options });
};
