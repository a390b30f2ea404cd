import { addDays, dayAt } from '#domain/dates.ts';
import type { SubscriptionReceipt } from '#domain/own-subscription.ts';
import { firstRenewal } from '#domain/renewal-date.ts';
import { hasExpiredStatus } from '#domain/subscription-rights.ts';
import type { Withdrawal } from '#domain/validation/withdrawal.ts';
import { changeSubscription, lockSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { withdrawalLetter } from '#server/base/mail/letters/withdrawal-letter.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { lockPayments, markOrdersRefunded } from '../db/orders.ts';
import { removeCreditsFrom } from '../db/subscription-credits.ts';
import { addReceipt } from '../db/subscription-receipts.ts';
import { toOwnSubscription, toReceipt } from './own-subscriptions.ts';
import { productName } from './product-name.ts';
import { sendReceipt } from './send-receipt.ts';
import type { Subscriber, SubscriptionContext } from './subscription-context.ts';

/**
 * Withdraws from the contract of a subscription: it ends immediately, its order counts as refunded, and the days that
 * it had added to a later subscription are taken off again. The declaration is confirmed by mail with date and time, to
 * the address that was given and to the account's. Art. 54-bis of the Codice del consumo. ACC-03
 * @returns the receipt, or why there is none.
 */
export async function withdrawFrom(
  context: SubscriptionContext,
  { readerId, email }: Subscriber,
  { id, declared }: { id: number; declared: Withdrawal },
): Promise<Result<SubscriptionReceipt, 'no-such-subscription' | 'withdrawal-not-possible'>> {
  const { orm, brand, now } = context;
  const today = dayAt(now);
  const withdrawn = await orm.transaction(async (tx) => {
    await lockPayments(tx, readerId);
    const row = await lockSubscription(tx, { readerId, brand: brand.sigla }, id);
    if (!row) return failure('no-such-subscription');
    if (toOwnSubscription(row, [], { today, owned: [] }).withdrawUntil === null)
      return failure('withdrawal-not-possible');
    await changeSubscription(tx, id, { status: 'expired', recurring: false, endsOn: today, renewsOn: null });
    await markOrdersRefunded(tx, id, now);
    const days = await takeBackDays(tx, id);
    const receiptData = { kind: 'withdrawal' as const, at: now, declared: JSON.stringify(declared) };
    const receipt = await addReceipt(tx, { readerId, subscriptionId: id, ...receiptData });
    return success({ receipt, row, days });
  });
  if (!withdrawn.ok) return withdrawn;
  const { receipt, row, days } = withdrawn.value;
  const what = { description: productName(brand, row.product), startsOn: row.startsOn, number: id };
  sendReceipt(context, readerId, [declared.email, email], ({ name, url }) =>
    withdrawalLetter(brand, { name, url, declared, at: now, days, ...what }),
  );
  return success(toReceipt(receipt));
}

/**
 * Takes back the days that the refunded order had added to other subscriptions: their first period is shortened by them
 * again.
 * @returns the number of days taken back.
 */
async function takeBackDays(tx: Orm, id: number): Promise<number> {
  let removedDays = 0;
  for (const { row, days } of await removeCreditsFrom(tx, id)) {
    if (row.countsFrom === null || hasExpiredStatus(row)) continue;
    const countsFrom = addDays(row.countsFrom, -days);
    const renewsOn = firstRenewal(countsFrom, row.months);
    const newEnd = row.renewsOn === null ? { endsOn: addDays(renewsOn, -1) } : { renewsOn };
    await changeSubscription(tx, row.id, { countsFrom, ...newEnd });
    removedDays += days;
  }
  return removedDays;
}
