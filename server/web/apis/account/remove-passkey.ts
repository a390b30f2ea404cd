import type { operations } from '#openapi/generated/account.ts';
import { listPasskeys } from '#server/accounts/db/passkeys.ts';
import { removePasskey as takeAway } from '#server/accounts/identity/passkeys.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { toPasskey } from './passkey-wire.ts';

export const removePasskey: Handler<operations['removePasskey']> = async (call) => {
  const { session, orm, path } = call;
  if (!session) return LOGIN_REQUIRED;
  if (!(await takeAway(call, session.readerId, path.id))) {
    return refusal(404, 'ERR_PASSKEY_NOT_FOUND', 'this account has no such passkey');
  }
  return ok(toPasskey(await listPasskeys(orm, session.readerId)));
};
