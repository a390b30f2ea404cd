import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** This device is reached no longer. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function removePushSubscription({ account }: Api): Promise<void> {
  await unwrap('removePushSubscription', account.POST('/api/user/push/subscription/remove', { body: {} }));
}
