import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SubscriptionReceipt } from '#domain/own-subscription.ts';
import {
  changeSubscription,
  lockSubscription,
  type NewSubscription,
  type ReaderSubscription,
  subscriptionsOf,
} from '#server/accounts/db/subscriptions.ts';
import { renewalLetter } from '#server/base/mail/letters/renewal-letter.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { lockPayments } from '../db/orders.ts';
import { addReceipt, receiptsOf } from '../db/subscription-receipts.ts';
import { toOwnSubscription, toReceipt } from './own-subscriptions.ts';
import { productName } from './product-name.ts';
import { sendReceipt } from './send-receipt.ts';
import type { Subscriber, SubscriptionContext } from './subscription-context.ts';

/**
 * Turns the renewal of a subscription off, or on again, and mails a dated receipt. Only the holder may do it. ACC-03
 * @returns the receipt, or why there is none.
 */
export async function changeRenewal(
  context: SubscriptionContext,
  { readerId, email }: Subscriber,
  { id, on }: { id: number; on: boolean },
): Promise<Result<SubscriptionReceipt, 'no-such-subscription' | 'renewal-not-changed'>> {
  const { orm, brand, now } = context;
  const changed = await orm.transaction(async (tx) => {
    // A purchase that is being paid may replace this subscription.
    await lockPayments(tx, readerId);
    const row = await lockSubscription(tx, { readerId, brand: brand.sigla }, id);
    if (!row) return failure('no-such-subscription');
    const today = dayAt(now);
    const owned = await subscriptionsOf(tx, readerId, brand.sigla, today);
    const ownSubscription = toOwnSubscription(row, await receiptsOf(tx, readerId, [id]), { today, owned });
    const { kind, change, next } = on ? ON : OFF;
    if (ownSubscription.renewalChange !== change) return failure('renewal-not-changed');
    const changes = next(row, ownSubscription.lastDay, today);
    await changeSubscription(tx, id, changes);
    const receipt = await addReceipt(tx, { readerId, subscriptionId: id, kind, at: now });
    return success({ receipt, day: changes.renewsOn ?? changes.endsOn, product: row.product });
  });
  if (!changed.ok) return changed;
  const { receipt, day, product } = changed.value;
  sendReceipt(context, readerId, [email], ({ name, url }) =>
    renewalLetter(brand, {
      name,
      url,
      isOn: on,
      at: now,
      day: day ?? dayAt(now),
      description: productName(brand, product),
    }),
  );
  return success(toReceipt(receipt));
}

type Change = Pick<NewSubscription, 'recurring' | 'endsOn' | 'renewsOn'> & Partial<NewSubscription>;

/**
 * What turning the renewal off changes. A subscription whose last day has passed, because its last renewal was not paid
 * or not charged, ends at once: the receipt says so, and no other mail has to.
 */
const turnedOff = ({ endsOn }: ReaderSubscription, lastDay: Day | null, today: Day): Change => ({
  recurring: false,
  endsOn: lastDay ?? endsOn,
  renewsOn: null,
  ...(lastDay !== null && lastDay < today && { status: 'expired' }),
});

const turnedOn = ({ endsOn }: ReaderSubscription): Change => ({
  recurring: true,
  endsOn: null,
  renewsOn: endsOn && addDays(endsOn, 1),
});

const OFF = { kind: 'renewal-off', change: 'off', next: turnedOff } as const;
const ON = { kind: 'renewal-on', change: 'on', next: turnedOn } as const;
