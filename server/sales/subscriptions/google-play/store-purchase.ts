import type { Sigla } from '#domain/brands/brand.ts';
import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import {
  addSubscription,
  changeSubscription,
  type LinkedPurchase,
} from '#server/accounts/db/subscriptions.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import type { PlayPurchase } from './play-store.ts';

/** Name of an account in Google Play purchases: a hash of the reader's id, so that Google does not learn the id. */
export const playAccountId = (readerId: string): string => hashOf(readerId);

type PurchaseAnswer = {
  /** What Google reports about the token now. */
  purchase: PlayPurchase | null;
  token: string;
  /** The paper for which Google was asked. */
  brand: Sigla;
  readerId: string;
  /** The subscription that the purchase is already linked to. */
  linked: LinkedPurchase | undefined;
};

/**
 * Stores what Google reports about a reader's purchase as a subscription: a new one, or a change of the linked one,
 * which also ends where the purchase is over. Call it while the purchase is locked. ACC-03
 */
export async function storePurchase(
  tx: Orm,
  { purchase, token, brand, readerId, linked }: PurchaseAnswer,
  today: Day,
): Promise<Result<void, 'google-token-not-valid' | 'google-not-linked'>> {
  const judged = judge(purchase, readerId, today);
  if ('reason' in judged) {
    // Another paper's shop does not know the purchase, which says nothing about it.
    if (linked?.brand === brand && judged.lastDay) await endSubscription(tx, linked, judged.lastDay);
    return failure(judged.reason);
  }
  const row = { ...toRow(judged.purchase), brand, storePurchase: hashOf(token), storeToken: token };
  if (linked) await changeSubscription(tx, linked.id, row);
  else await addSubscription(tx, row, [readerId]);
  return DONE;
}

/** Ends a subscription on a day, or on the earlier one on which it ended before. */
async function endSubscription(tx: Orm, { id, endsOn }: LinkedPurchase, lastDay: Day): Promise<void> {
  const end = endsOn !== null && endsOn < lastDay ? endsOn : lastDay;
  await changeSubscription(tx, id, { endsOn: end, recurring: false, renewsOn: null });
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
