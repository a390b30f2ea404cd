import { dayAt } from '#domain/dates.ts';
import { holderOfPurchase, lockPurchase } from '#server/accounts/db/subscriptions.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result } from '#server/base/result.ts';
import { applyPlayAnswer, type GoogleRefusal } from './google-play/apply-play-answer.ts';
import type { PlayStore } from './google-play/play-store.ts';
import type { Subscriber, SubscriptionContext } from './subscription-context.ts';

/**
 * Links a Google Play purchase to one account only, and stores its token, so that its renewals are found. Linking it
 * again updates it to what Google reports now, also that it is over, as after a refund, or gives no access now. ACC-03
 * @throws StoreUnavailable
 */
export async function linkGooglePurchase(
  { orm, brand, now, playStore }: SubscriptionContext & { playStore: PlayStore },
  { readerId }: Subscriber,
  token: string,
): Promise<Result<void, GoogleRefusal>> {
  const answer = await playStore.purchase(brand, token);
  const purchaseHash = hashOf(token);
  return await orm.transaction(async (tx: Orm) => {
    await lockPurchase(tx, purchaseHash);
    const linked = await holderOfPurchase(tx, purchaseHash);
    if (linked && linked.holder !== readerId) return failure('google-not-linked');
    return await applyPlayAnswer(tx, { answer, token, brand: brand.sigla, readerId, linked }, dayAt(now));
  });
}
