import type { OwnSubscription } from '#domain/own-subscription.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSubscriptions } from './subscription-wire.ts';

/** All that the reader has or had here, the latest begun first. @throws ApiError `login-required`, `offline`. ACC-03 */
export async function listSubscriptions({ account }: Api): Promise<OwnSubscription[]> {
  const reply = await unwrap('listSubscriptions', account.GET('/api/user/subscriptions'));
  return toSubscriptions(reply.data);
}
