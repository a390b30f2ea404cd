import type { OwnSubscription } from '#domain/own-subscription.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSubscriptions } from './subscription-wire.ts';

/**
 * Links what was bought on Google Play, by its purchase token.
 * @throws ApiError `google-token-not-valid`, `google-not-linked`, `store-not-reached`, `server`, `offline`. ACC-03
 */
export async function linkGoogleSubscription({ account }: Api, token: string): Promise<OwnSubscription[]> {
  const reply = await unwrap(
    'linkGoogleSubscription',
    account.POST('/api/user/subscriptions/google', { body: { codice: token } }),
  );
  return toSubscriptions(reply.data);
}
