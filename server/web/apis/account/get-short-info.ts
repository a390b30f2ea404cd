import { siteOriginsFrom } from '#domain/site-address.ts';
import type { operations } from '#openapi/generated/account.ts';
import { readShortInfo } from '#server/accounts/readers/short-info.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toUtenteBreve } from './reader-wire.ts';

export const getShortInfo: Handler<operations['getShortInfo']> = async (call) => {
  const { session, orm, brand, now, identity, showcase, pageOrigin, origin, accountOrigin } = call;
  if (!session) return LOGIN_REQUIRED;
  const user = await readShortInfo(orm, session, {
    brand,
    now,
    origins: siteOriginsFrom(pageOrigin, { newsstandOrigin: origin, accountOrigin }),
    ...(showcase === 'out' && { shopUrl: brand.shopUrl }),
    chatbotDomains: identity.chatbotDomains,
  });
  return ok(toUtenteBreve(user));
};
