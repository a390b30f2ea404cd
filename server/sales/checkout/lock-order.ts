import type { Orm } from '#server/base/db/connect.ts';
import { lockDueSubscription } from '../db/due-subscriptions.ts';
import { lockOrder, lockPaying, type OrderRow, orderById } from '../db/orders.ts';

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
