import type { operations } from '#openapi/generated/account.ts';
import { bearerOf } from '#server/accounts/identity/bearer.ts';
import { readUser } from '#server/accounts/readers/full-user.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toUtente } from './reader-wire.ts';

export const getUser: Handler<operations['getUser']> = async (call) => {
  const { session, orm, headers, now } = call;
  if (!session) return LOGIN_REQUIRED;
  // A bearer that was nobody's did not come so far.
  const token = session.tokenHash === null ? null : bearerOf(headers.authorization);
  return ok(toUtente(await readUser(orm, session, now, token)));
};
