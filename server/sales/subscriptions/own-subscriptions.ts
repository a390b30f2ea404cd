import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription, SubscriptionReceipt } from '#domain/own-subscription.ts';
import { isContinued } from '#domain/purchase-effect.ts';
import {
  boughtInStore,
  type LastRenewalDeclaration,
  lastDayWithoutRenewal,
  mayUpdatePayment,
  renewalChange,
  withdrawalUntil,
} from '#domain/subscription-rights.ts';
import { type ReaderSubscription, subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import { toUserSubscription } from '#server/accounts/readers/main-subscription.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { creditedDaysBySource } from '../db/subscription-credits.ts';
import { type ReceiptRow, receiptsOf } from '../db/subscription-receipts.ts';

/** All present and past subscriptions of a reader on a paper, with the actions possible on each today. ACC-03 */
export async function ownSubscriptions(
  orm: Orm,
  readerId: string,
  { brand, now }: { brand: Brand; now: Date },
): Promise<OwnSubscription[]> {
  const today = dayAt(now);
  const rows = await subscriptionsOf(orm, readerId, brand.sigla, today);
  const receipts = await receiptsOf(
    orm,
    readerId,
    rows.map(({ id }) => id),
  );
  const creditedDays = await creditedDaysBySource(
    orm,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toOwnSubscription(
      row,
      receipts.filter(({ subscriptionId }) => subscriptionId === row.id),
      { today, owned: rows },
    ),
    givenDays: creditedDays.get(row.id) ?? 0,
  }));
}

/** @param owned the reader's subscriptions on the paper: the renewal of one that another continues stays off */
export function toOwnSubscription(
  row: ReaderSubscription,
  receipts: readonly ReceiptRow[],
  { today, owned }: { today: Day; owned: readonly ReaderSubscription[] },
): Omit<OwnSubscription, 'givenDays'> {
  const subscription = toUserSubscription(row, today);
  const possibleChange = renewalChange(subscription, lastRenewalDeclaration(receipts), today);
  const isHolder = row.role === 'holder';
  return {
    ...subscription,
    id: row.id,
    card: isHolder ? row.card : null,
    cardExpires: isHolder ? row.cardExpires : null,
    paymentUpdatable: mayUpdatePayment(subscription, today),
    store: boughtInStore(row),
    renewalChange: possibleChange === 'on' && isContinued(row, owned, today) ? null : possibleChange,
    lastDay: lastDayWithoutRenewal(subscription, today),
    withdrawUntil: withdrawalUntil(subscription, today),
    seats: row.seats,
    receipts: receipts.map(toReceipt),
  };
}

export const toReceipt = ({ id, kind, at }: ReceiptRow): SubscriptionReceipt => ({
  id,
  kind,
  at: at.toISOString(),
});

/** The reader's last declaration about the renewal. */
function lastRenewalDeclaration(receipts: readonly ReceiptRow[]): LastRenewalDeclaration {
  const last = receipts.find(({ kind }) => kind !== 'withdrawal')?.kind;
  return last === 'renewal-off' || last === 'renewal-on' ? last : null;
}
