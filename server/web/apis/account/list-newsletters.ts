import type { operations } from '#openapi/generated/account.ts';
import { readNewsletters } from '#server/outgoing/newsletters/subscriptions.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toNewsletter } from './newsletter-wire.ts';

export const listNewsletters: Handler<operations['listNewsletters']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const { readerId, entitlements } = session;
  const reader = { readerId, brand: brand.sigla, subscribed: entitlements.subscribed };
  return ok({ newsletter: (await readNewsletters(orm, reader)).map(toNewsletter) });
};
