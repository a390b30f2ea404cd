import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type PushStatus, toPushStatus } from './push.ts';

/**
 * Saves the push subscription of this device. @throws ApiError `bad-request` where the endpoint is no push service's,
 * `offline`. PSH-01
 */
export async function savePushSubscription(
  { account }: Api,
  { endpoint, ...keys }: { endpoint: string; p256dh: string; auth: string },
): Promise<PushStatus> {
  const body = { endpoint, chiavi: keys };
  const reply = await unwrap('savePushSubscription', account.POST('/api/user/push/subscription', { body }));
  return toPushStatus(reply.data);
}
