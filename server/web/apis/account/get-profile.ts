import type { operations } from '#openapi/generated/account.ts';
import { readProfile } from '#server/accounts/profile/profile.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toProfilo } from './profile-wire.ts';

export const getProfile: Handler<operations['getProfile']> = async ({ session, orm }) => {
  const profile = session && (await readProfile(orm, session.readerId));
  return profile ? ok(toProfilo(profile)) : LOGIN_REQUIRED;
};
