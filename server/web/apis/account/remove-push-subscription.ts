import type { operations } from '#openapi/generated/account.ts';
import { removePushSubscriptions } from '#server/accounts/db/remove-push-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';

export const removePushSubscription: Handler<operations['removePushSubscription']> = async ({
  session,
  orm,
}) => {
  if (!session) return LOGIN_REQUIRED;
  await removePushSubscriptions(orm, [session.deviceId]);
  return DONE;
};
