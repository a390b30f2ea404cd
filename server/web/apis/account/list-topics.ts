import type { operations } from '#openapi/generated/account.ts';
import { readTopics } from '#server/outgoing/interests/topics.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toArgomento } from './interest-wire.ts';

export const listTopics: Handler<operations['listTopics']> = async ({ session, orm, brand, now, query }) => {
  if (!session) return LOGIN_REQUIRED;
  const whose = { readerId: session.readerId, brand: brand.sigla };
  const topics = await readTopics(orm, whose, { now, onlyFollowed: query.seguiti === true });
  return ok({ argomenti: topics.map(toArgomento) });
};
