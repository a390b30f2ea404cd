import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { passkeyOptions } from '#server/identity/passkeys.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';

export const getPasskeyOptions: Handler<operations['getPasskeyOptions']> = async (call) => {
  const options = call.session && (await passkeyOptions(call, call.session.readerId));
  return options ? ok({ ...options }) : LOGIN_REQUIRED;
};
