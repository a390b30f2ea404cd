import type { operations } from '#openapi/generated/account.ts';
import { deletePasskey, listPasskeys } from '#server/db/passkeys.ts';
import type { Handler } from '#server/http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { toPasskey } from './passkey-wire.ts';

export const removePasskey: Handler<operations['removePasskey']> = async ({ session, orm, path }) => {
  if (!session) return LOGIN_REQUIRED;
  if (!(await deletePasskey(orm, session.readerId, path.id))) {
    return refusal(404, 'ERR_PASSKEY_NOT_FOUND', 'this account has no such passkey');
  }
  return ok(toPasskey(await listPasskeys(orm, session.readerId)));
};
