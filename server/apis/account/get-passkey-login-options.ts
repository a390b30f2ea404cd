import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { passkeyLoginOptions } from '#server/identity/passkey-sign-in.ts';
import { ok } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';

export const getPasskeyLoginOptions: Handler<operations['getPasskeyLoginOptions']> = async (call) => {
  const options = await passkeyLoginOptions(call);
  return 'wait' in options ? tooManyAttempts(options.wait) : ok({ ...options });
};
