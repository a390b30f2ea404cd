import type { operations } from '#openapi/generated/account.ts';
import { followTopic } from '#server/outgoing/interests/topics.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';

export const setTopic: Handler<operations['setTopic']> = async ({ session, path, body, orm, brand, now }) => {
  if (!session) return LOGIN_REQUIRED;
  const whose = { readerId: session.readerId, brand: brand.sigla };
  const known = await followTopic(orm, whose, { slug: path.slug, followed: body.seguito, now });
  return known ? DONE : refusal(404, 'ERR_NOT_FOUND', 'the paper has no such topic');
};
