import type { Orm } from '#server/base/db/connect.ts';
import { lockSubscriptionWithHolder } from '../db/due-subscriptions.ts';
import { lockOrder, lockPayments, type NewOrder, type OrderRow, orderById } from '../db/orders.ts';
import type { Checkout } from './checkout.ts';

/**
 * Locks an order with all that its payment changes until the transaction ends: the reader's other payments, then the
 * subscription, then the order itself. Every caller locks in this sequence, so there are no deadlocks.
 */
export async function lockOrderWithPayments(tx: Orm, id: string): Promise<OrderRow | undefined> {
  const found = await orderById(tx, id);
  if (!found) return undefined;
  await lockPayments(tx, found.readerId);
  if (found.subscriptionId !== null) await lockSubscriptionWithHolder(tx, found.subscriptionId);
  return await lockOrder(tx, id);
}

/**
 * The changes that reopen an order when its reader pays again. A refusal by an external shop is cleared, because the
 * shop reports each attempt by itself; on our own page the result is known immediately and replaces it. ACC-03
 */
export function reopeningChanges(
  { status }: Pick<OrderRow, 'status'>,
  { kind, name }: Checkout,
): Partial<NewOrder> {
  const isReopened = status === 'cancelled' || (status === 'refused' && kind === 'shop');
  return { checkout: name, ...(isReopened && { status: 'open', refusal: null, settledAt: null }) };
}
