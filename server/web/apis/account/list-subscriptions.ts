import type { operations } from '#openapi/generated/account.ts';
import { ownSubscriptions } from '#server/sales/subscriptions/own-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toAbbonamenti } from './subscription-wire.ts';

export const listSubscriptions: Handler<operations['listSubscriptions']> = async (call) => {
  const { session, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  return ok(toAbbonamenti(await ownSubscriptions(orm, session.readerId, call), call));
};
