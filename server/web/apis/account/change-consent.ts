import type { operations } from '#openapi/generated/account.ts';
import { changeConsent as change, readConsents } from '#server/accounts/profile/consents.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { CONSENTS_OF, toConsensi } from './profile-wire.ts';

export const changeConsent: Handler<operations['changeConsent']> = async ({ session, orm, now, body }) => {
  if (!session) return LOGIN_REQUIRED;
  const { readerId } = session;
  const saying = { readerId, source: 'account' as const, at: now };
  await change(orm, saying, CONSENTS_OF[body.consenso], body.concesso);
  const consents = await readConsents(orm, readerId);
  return consents ? ok(toConsensi(consents)) : LOGIN_REQUIRED;
};
