import type { Orm } from '#server/base/db/connect.ts';
import { lockDueSubscription } from '../db/due-subscriptions.ts';
import { lockOrder, lockPaying, type NewOrder, type OrderRow, orderById } from '../db/orders.ts';
import type { Checkout } from './checkout.ts';

/**
 * An order with all that its payment changes, held until the transaction ends: the reader's other payments, then the
 * subscription, then the order itself. Everybody takes them in this turn, so nobody waits for ever.
 */
export async function lockOrderWithPayments(tx: Orm, id: string): Promise<OrderRow | undefined> {
  const found = await orderById(tx, id);
  if (!found) return undefined;
  await lockPaying(tx, found.readerId);
  if (found.subscriptionId !== null) await lockDueSubscription(tx, found.subscriptionId);
  return await lockOrder(tx, id);
}

/**
 * What an order is once its reader goes to pay it again. At a shop an earlier refusal is not how this try went, so it waits
 * for the shop's word anew; on our own page the answer is there at once. ACC-03
 */
export function reopened({ status }: Pick<OrderRow, 'status'>, { kind, name }: Checkout): Partial<NewOrder> {
  const again = status === 'cancelled' || (status === 'refused' && kind === 'shop');
  return { checkout: name, ...(again && { status: 'open', refusal: null, settledAt: null }) };
}
