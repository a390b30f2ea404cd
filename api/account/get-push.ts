import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type PushReach, toPushReach } from './push-wire.ts';

/** Whether this device is reached, and by which key. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function getPush({ account }: Api): Promise<PushReach> {
  return toPushReach((await unwrap('getPush', account.GET('/api/user/push'))).data);
}
