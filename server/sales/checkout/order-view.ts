import type { Brand } from '#domain/brands/brand.ts';
import { isPayable, type Order } from '#domain/orders.ts';
import { purchasePath, updatePaymentPath } from '#domain/showcase.ts';
import { renewalDayOf } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { invoiceOfOrder } from '../db/invoices.ts';
import { findOrder, type OrderRow } from '../db/orders.ts';
import { invoiceNumber } from '../subscriptions/issue-invoice.ts';
import { invoiceDescription } from '../subscriptions/product-name.ts';
import type { Checkout } from './checkout.ts';

/** What a call about a reader's orders needs: the paper, the time, the database and the checkout. */
export type OrderContext = { orm: Orm; brand: Brand; now: Date; accountOrigin: string; checkout: Checkout };

type OrderOwner = { readerId: string };

/** An order as its reader sees it; null for another reader's order. ACC-03 */
export async function readOrder(
  context: OrderContext,
  { readerId }: OrderOwner,
  id: string,
): Promise<Order | null> {
  const row = await findOrder(context.orm, { readerId, brand: context.brand.sigla }, id);
  return row ? await toOrder(context, row) : null;
}

export async function toOrder(context: OrderContext, row: OrderRow): Promise<Order> {
  const { orm } = context;
  const invoice = await invoiceOfOrder(orm, row.id);
  const renewsOn = row.subscriptionId === null ? null : await renewalDayOf(orm, row.subscriptionId);
  const { id, kind, status, product, plan, months, cents, renewalCents, card, refusal } = row;
  return {
    id,
    kind,
    status,
    product,
    plan,
    months,
    cents,
    renewalCents,
    card,
    refusal,
    renewsOn,
    offer: row.offer || null,
    subscription: row.subscriptionId,
    invoice: invoice ? invoiceNumber(invoice) : null,
    payAt: isPayable(row) ? paymentAddress(context, row) : null,
  };
}

/** Page to which the reader returns from the payment; null where the subscription to be paid is deleted. */
function returnPath({ id, kind, offer, subscriptionId }: OrderRow): string | null {
  if (kind === 'purchase') return purchasePath(offer, id);
  return subscriptionId === null ? null : updatePaymentPath(subscriptionId, id);
}

function paymentAddress(
  { brand, now, accountOrigin, checkout }: OrderContext,
  order: OrderRow,
): string | null {
  const back = returnPath(order);
  if (back === null) return null;
  const description = invoiceDescription(brand, order);
  return checkout.payAt({ brand, order, description, now, returnTo: accountOrigin + back });
}
