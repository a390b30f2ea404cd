import type { operations } from '#openapi/generated/account.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import { passkeyOptions } from '#server/accounts/identity/passkeys.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';

export const getPasskeyOptions: Handler<operations['getPasskeyOptions']> = async (call) => {
  const reader = call.session && (await findReader(call.orm, call.session.readerId));
  return reader ? ok({ ...(await passkeyOptions(call, reader)) }) : LOGIN_REQUIRED;
};
