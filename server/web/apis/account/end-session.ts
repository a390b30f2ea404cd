import type { operations } from '#openapi/generated/account.ts';
import { clearedCookie } from '#server/accounts/identity/account-cookie.ts';
import { endSessionOfDigest } from '#server/accounts/identity/end-sessions.ts';
import { digestOf } from '#server/accounts/identity/secrets.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';

export const endSession: Handler<operations['endSession']> = async ({ body, orm, now, client }) => {
  const cookieHash = await endSessionOfDigest(orm, body.impronta, now);
  // Somebody else may have signed in here since: theirs stays.
  const itsOwn = client.cookie !== null && digestOf(client.cookie) === cookieHash;
  return itsOwn ? { ...DONE, cookie: clearedCookie(client.secure) } : DONE;
};
