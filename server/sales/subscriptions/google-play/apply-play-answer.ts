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
import type { PlayAnswer, PlayPurchase } from './play-store.ts';

/** Name of an account in Google Play purchases: a hash of the reader's id, so that Google does not learn the id. */
export const playAccountId = (readerId: string): string => hashOf(readerId);

type PurchaseAnswer = {
  answer: PlayAnswer;
  token: string;
  /** The paper for which Google was asked. */
  brand: Sigla;
  readerId: string;
  /** The subscription that the purchase is already linked to. */
  linked: LinkedPurchase | undefined;
};

/**
 * Applies what Google reports about a reader's purchase to their subscriptions: adds one, or changes the linked one,
 * which also ends where the purchase is over. Call it while the purchase is locked. ACC-03
 */
export async function applyPlayAnswer(
  tx: Orm,
  { answer, token, brand, readerId, linked }: PurchaseAnswer,
  today: Day,
): Promise<Result<void, GoogleRefusal>> {
  const judged = judge(answer, readerId, today);
  if ('reason' in judged) {
    // Another paper's shop does not know the purchase, which says nothing about it.
    if (linked?.brand === brand && judged.end) await endSubscription(tx, linked, judged.end);
    return failure(judged.reason);
  }
  const row = { ...toRow(judged.purchase), brand, storePurchase: hashOf(token), storeToken: token };
  if (linked) await changeSubscription(tx, linked.id, row);
  else await addSubscription(tx, row, [readerId]);
  return DONE;
}

/** Why a purchase gives no access; `google-on-hold`: it is the reader's, and goes on once Google is paid. */
export type GoogleRefusal = 'google-token-not-valid' | 'google-not-linked' | 'google-on-hold';

/** The last day of a purchase that gives no access now, and whether it may again without being bought anew. */
type End = { lastDay: Day; mayReturn: boolean };

/** Ends a subscription on a day, or on the earlier one on which it ended before. */
async function endSubscription(tx: Orm, { id, endsOn }: LinkedPurchase, end: End): Promise<void> {
  const { mayReturn } = end;
  const lastDay = endsOn !== null && endsOn < end.lastDay ? endsOn : end.lastDay;
  await changeSubscription(tx, id, {
    endsOn: lastDay,
    recurring: mayReturn,
    renewsOn: mayReturn ? addDays(lastDay, 1) : null,
  });
}

/** A purchase that can be linked, or why it cannot; `end` for one that gives no access now. */
type Judged = { purchase: PlayPurchase } | { reason: GoogleRefusal; end: End | null };

/** Only a purchase that Google no longer renews is over: payments on hold and unknown tokens may still change. */
function judge(answer: PlayAnswer, readerId: string, today: Day): Judged {
  const yesterday = { lastDay: addDays(today, -1), mayReturn: true };
  if (answer === null) return { reason: 'google-token-not-valid', end: yesterday };
  if (answer === 'interrupted') return { reason: 'google-on-hold', end: yesterday };
  const { account, endsOn, renews } = answer;
  const isOfOtherAccount = account !== null && account !== playAccountId(readerId);
  if (isOfOtherAccount) return { reason: 'google-not-linked', end: null };
  const reason = renews ? 'google-on-hold' : 'google-not-linked';
  if (endsOn < today) return { reason, end: { lastDay: endsOn, mayReturn: renews } };
  return { purchase: answer };
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
