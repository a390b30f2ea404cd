import type { operations } from '#openapi/generated/account.ts';
import { readConsents } from '#server/accounts/profile/consents.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toConsensi } from './profile-wire.ts';

export const getConsents: Handler<operations['getConsents']> = async ({ session, orm }) => {
  const consents = session && (await readConsents(orm, session.readerId));
  return consents ? ok(toConsensi(consents)) : LOGIN_REQUIRED;
};
