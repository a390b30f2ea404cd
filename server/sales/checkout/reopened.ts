import type { NewOrder, OrderRow } from '../db/orders.ts';
import type { Checkout } from './checkout.ts';

/**
 * What an order is once its reader goes to pay it again. At a shop an earlier refusal is not how this try went, so it waits
 * for the shop's word anew; on our own page the answer is there at once. ACC-03
 */
export function reopened({ status }: Pick<OrderRow, 'status'>, { kind, name }: Checkout): Partial<NewOrder> {
  const again = status === 'cancelled' || (status === 'refused' && kind === 'shop');
  return { checkout: name, ...(again && { status: 'open', refusal: null, settledAt: null }) };
}
