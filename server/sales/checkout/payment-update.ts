import { dayAt } from '#domain/dates.ts';
import type { Order } from '#domain/orders.ts';
import { mayUpdatePayment } from '#domain/subscription-rights.ts';
import { lockSubscription, type SubscriptionRow } from '#server/accounts/db/subscriptions.ts';
import { toUserSubscription } from '#server/accounts/readers/main-subscription.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import type { SubscriptionWithHolder } from '../db/due-subscriptions.ts';
import { addOrder, changeOrder, findOpenCardChange, lockRenewal, type OrderRow } from '../db/orders.ts';
import type { Checkout } from './checkout.ts';
import { reopeningChanges } from './lock-order.ts';
import { catchRefusal, type OrderProblem, OrderRefused } from './order-refused.ts';
import { type OrderContext, toOrder } from './order-view.ts';

type Impossible = 'no-such-subscription' | 'payment-not-updated';

/**
 * Opens the order with which a reader repairs the payment of a subscription: its unpaid renewal, if there is
 * one, else only a change of card. ACC-03
 * @param shownCents price in cents that the reader was shown
 */
export async function openPaymentUpdate(
  context: OrderContext,
  { readerId }: { readerId: string },
  { id, shownCents }: { id: number; shownCents: number },
): Promise<Result<Order, Impossible | OrderProblem>> {
  const { orm, brand, now, checkout } = context;
  if (checkout.kind === 'closed') return failure('sales-closed');
  const opening = orm.transaction(async (tx): Promise<Result<OrderRow, Impossible>> => {
    const row = await lockSubscription(tx, { readerId, brand: brand.sigla }, id);
    if (!row) return failure('no-such-subscription');
    if (!mayUpdatePayment(toUserSubscription(row, dayAt(now)), dayAt(now)))
      return failure('payment-not-updated');
    const due = { ...row, holder: readerId };
    const isDue = row.status === 'not_paid';
    const order = await (isDue ? renewalOrder : cardOrder)(tx, due, { checkout, now });
    // The renewal became due, or was paid, while the reader had the page open.
    if (order.cents !== shownCents) throw new OrderRefused('offer-changed');
    return success(await changeOrder(tx, order.id, reopeningChanges(order, checkout)));
  });
  const opened = await catchRefusal(opening);
  if (!opened.ok) return opened;
  return opened.value.ok ? success(await toOrder(context, opened.value.value)) : opened.value;
}

type CheckoutContext = { checkout: Checkout; now: Date };

const termsOf = ({ brand, product, plan, months, cents, devices, id }: SubscriptionRow) => ({
  brand,
  product,
  plan,
  months,
  devices,
  renewalCents: cents ?? 0,
  subscriptionId: id,
});

/**
 * The order of a subscription's next renewal, locked until the transaction ends. There is only one; it is
 * added when the renewal is first charged. @throws Error for a subscription that does not renew
 */
export async function renewalOrder(
  tx: Orm,
  due: SubscriptionWithHolder,
  { checkout, now }: CheckoutContext,
): Promise<OrderRow> {
  const { renewsOn: dueOn, cents } = due;
  if (dueOn === null || cents === null) throw new Error(`subscription ${due.id} does not renew`);
  const renewalKey = { subscriptionId: due.id, dueOn };
  const existing = await lockRenewal(tx, renewalKey);
  if (existing && existing.checkout !== checkout.name) {
    return await changeOrder(tx, existing.id, { checkout: checkout.name });
  }
  if (existing) return existing;
  const added = await addOrder(tx, {
    ...termsOf(due),
    kind: 'renewal',
    offer: '',
    cents,
    dueOn,
    status: 'open',
    readerId: due.holder,
    checkout: checkout.name,
    createdAt: now,
  });
  if (!added) throw new Error('a renewal was neither added nor found');
  return added;
}

/** The open order of a subscription with which its reader only changes the card; it is added if there is none. */
async function cardOrder(
  tx: Orm,
  due: SubscriptionWithHolder,
  { checkout, now }: CheckoutContext,
): Promise<OrderRow> {
  const existing = await findOpenCardChange(tx, due.id);
  if (existing) return await changeOrder(tx, existing.id, { checkout: checkout.name });
  const added = await addOrder(tx, {
    ...termsOf(due),
    kind: 'card',
    offer: '',
    cents: 0,
    status: 'open',
    readerId: due.holder,
    checkout: checkout.name,
    createdAt: now,
  });
  if (!added) throw new Error('the insert of an order for a change of card returned no row');
  return added;
}
