import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import {
  addSubscription,
  changeSubscription,
  holderOfPurchase,
  type LinkedPurchase,
  lockPurchase,
} from '#server/accounts/db/subscriptions.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import type { PlayPurchase, PlayStore } from './google-play/play-store.ts';
import type { Subscriber, SubscriptionContext } from './subscription-context.ts';

/** Name of an account in Google Play purchases: a hash of the reader's id, so that Google does not learn the id. */
export const playAccountId = (readerId: string): string => hashOf(readerId);

/**
 * Links a Google Play purchase to one account only; of the purchase token only a hash is stored. Linking it again
 * updates it to what Google reports now, also that it is over: refunded, revoked or not paid. ACC-03
 * @throws StoreUnavailable
 */
export async function linkGooglePurchase(
  { orm, brand, now, playStore }: SubscriptionContext & { playStore: PlayStore },
  { readerId }: Subscriber,
  token: string,
): Promise<Result<void, 'google-token-not-valid' | 'google-not-linked'>> {
  const purchase = await playStore.purchase(brand, token);
  const purchaseHash = hashOf(token);
  const today = dayAt(now);
  return await orm.transaction(async (tx: Orm) => {
    await lockPurchase(tx, purchaseHash);
    const linked = await holderOfPurchase(tx, purchaseHash);
    if (linked && linked.holder !== readerId) return failure('google-not-linked');
    const judged = judge(purchase, readerId, today);
    if ('reason' in judged) {
      // Another paper's shop does not know the purchase, which says nothing about it.
      if (linked?.brand === brand.sigla && judged.lastDay) await endSubscription(tx, linked, judged.lastDay);
      return failure(judged.reason);
    }
    const row = { ...toRow(judged.purchase), brand: brand.sigla, storePurchase: purchaseHash };
    if (linked) await changeSubscription(tx, linked.id, row);
    else await addSubscription(tx, row, [readerId]);
    return DONE;
  });
}

/** Ends a subscription on a day, unless it ended before. */
async function endSubscription(tx: Orm, { id, endsOn }: LinkedPurchase, lastDay: Day): Promise<void> {
  if (endsOn !== null && endsOn <= lastDay) return;
  await changeSubscription(tx, id, { endsOn: lastDay, recurring: false, renewsOn: null });
}

/** A purchase that can be linked, or why it cannot, with the last day of one that is over. */
type Judged =
  | { purchase: PlayPurchase }
  | { reason: 'google-token-not-valid' | 'google-not-linked'; lastDay: Day | null };

function judge(purchase: PlayPurchase | null, readerId: string, today: Day): Judged {
  if (!purchase) return { reason: 'google-token-not-valid', lastDay: addDays(today, -1) };
  const isOfOtherAccount = purchase.account !== null && purchase.account !== playAccountId(readerId);
  if (isOfOtherAccount) return { reason: 'google-not-linked', lastDay: null };
  if (purchase.endsOn < today) return { reason: 'google-not-linked', lastDay: purchase.endsOn };
  return { purchase };
}

const toRow = ({ months, startsOn, endsOn, renews }: PlayPurchase) => ({
  ...({ product: 'mobile', plan: 'personal', status: 'active', paymentType: 'Google Play' } as const),
  months,
  startsOn,
  endsOn,
  recurring: renews,
  paymentCategory: renews ? 'Ricorrente' : 'Una tantum',
  renewsOn: renews ? addDays(endsOn, 1) : null,
});
