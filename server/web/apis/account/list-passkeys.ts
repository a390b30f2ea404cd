import type { operations } from '#openapi/generated/account.ts';
import { listPasskeys as readPasskeys } from '#server/accounts/db/passkeys.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toPasskey } from './passkey-wire.ts';

export const listPasskeys: Handler<operations['listPasskeys']> = async ({ session, orm }) =>
  session ? ok(toPasskey(await readPasskeys(orm, session.readerId))) : LOGIN_REQUIRED;
