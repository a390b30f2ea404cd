import { isPayable, type Order } from '#domain/orders.ts';
import { isBuyable } from '#domain/purchase-effect.ts';
import type { CardPayment } from '#domain/validation/card-payment.ts';
import type { AccountContext } from '#server/accounts/identity/account-context.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findOrder, type OrderRow } from '../db/orders.ts';
import { purchaseEffectOf } from '../offers/read-purchase-effect.ts';
import { lockOrderWithPayments } from './lock-order.ts';
import { mailOrderResultInBackground, type OrderMailDeps } from './mail-orders.ts';
import { catchRefusal, type OrderProblem, OrderRefused } from './order-refused.ts';
import { type OrderContext, toOrder } from './order-view.ts';
import { settleOrder } from './settle-order.ts';

type Payer = { readerId: string };
type PaymentContext = OrderContext &
  Omit<OrderMailDeps, 'accountOrigin'> &
  Pick<AccountContext, 'mailOrigins'>;

/**
 * Pays an order with a card that was typed on our own page. An order is paid only once, however often the payment is
 * sent: a repeated call gets the paid order. A refusal is a result too, and the reader may try again. ACC-03
 */
export async function payOrder(
  context: PaymentContext,
  { readerId }: Payer,
  { id, card }: { id: string; card: CardPayment },
): Promise<Result<Order, 'no-such-order' | OrderProblem>> {
  const { orm, brand } = context;
  if (!(await findOrder(orm, { readerId, brand: brand.sigla }, id))) return failure('no-such-order');
  const settled = await catchRefusal(orm.transaction((tx) => charge(tx, context, { id, card })));
  if (!settled.ok) return settled;
  const { row, isNew } = settled.value;
  // A refusal is not mailed: the page shows it.
  if (isNew && row.status === 'paid') {
    mailOrderResultInBackground({ ...context, accountOrigin: context.mailOrigins.accountOrigin }, row);
  }
  return success(await toOrder(context, row));
}

async function charge(
  tx: Orm,
  { checkout, now }: PaymentContext,
  { id, card }: { id: string; card: CardPayment },
): Promise<{ row: OrderRow; isNew: boolean }> {
  const order = await lockOrderWithPayments(tx, id);
  if (order?.status === 'paid') return { row: order, isNew: false };
  if (!order || !isPayable(order)) throw new OrderRefused('not-payable');
  if (checkout.kind === 'closed') throw new OrderRefused('sales-closed');
  if (order.kind === 'purchase' && !isBuyable(await purchaseEffectOf(tx, order.readerId, order, now))) {
    throw new OrderRefused('already-subscribed');
  }
  const outcome = await checkout.charge({ order, now }, card);
  if (!outcome) throw new OrderRefused('not-payable');
  return { row: await settleOrder(tx, order, outcome, { checkout, now }), isNew: true };
}
