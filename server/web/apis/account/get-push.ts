import type { operations } from '#openapi/generated/account.ts';
import { pushSubscriptionOf } from '#server/outgoing/db/push-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toPush } from './push-wire.ts';

export const getPush: Handler<operations['getPush']> = async ({ session, orm, push }) => {
  if (!session) return LOGIN_REQUIRED;
  return ok(toPush(push.publicKey, await pushSubscriptionOf(orm, session.deviceId)));
};
