import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Has one sent to this device. @throws ApiError `device-not-reached` where there is no way to it any more,
 * `too-many-attempts`, `push-service-not-reached` where its push service does not take it now, `offline`. PSH-01
 */
export async function sendTrialAlert({ account }: Api): Promise<void> {
  await unwrap('sendTrialAlert', account.POST('/api/user/push/test', { body: {} }));
}
