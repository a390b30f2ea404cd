import type { operations } from '#openapi/generated/account.ts';
import { setAlerts } from '#server/outgoing/db/reader-topics.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';
import { MODES } from './interest-wire.ts';

export const setTopicAlerts: Handler<operations['setTopicAlerts']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const { path, body, orm, brand } = call;
  const whose = { readerId: session.readerId, brand: brand.sigla };
  const followed = await setAlerts(orm, whose, path.slug, MODES[body.modo]);
  return followed ? DONE : refusal(404, 'ERR_NOT_FOUND', 'the reader follows no such topic');
};
