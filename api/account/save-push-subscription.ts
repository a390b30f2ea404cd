import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type PushStatus, toPushStatus } from './push.ts';

/** Says where this device is reached. @throws ApiError `bad-request` where it is no push service's, `offline`. PSH-01 */
export async function savePushSubscription(
  { account }: Api,
  { endpoint, ...chiavi }: { endpoint: string; p256dh: string; auth: string },
): Promise<PushStatus> {
  const body = { endpoint, chiavi };
  const reply = await unwrap('savePushSubscription', account.POST('/api/user/push/subscription', { body }));
  return toPushStatus(reply.data);
}
