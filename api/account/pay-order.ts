import type { Order } from '#domain/orders.ts';
import type { CardPayment } from '#domain/validation/card-payment.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOrder } from './order-wire.ts';

/**
 * Pays an order with a card, once however often it is sent. That the bank refuses is an answer, no error.
 * @throws ApiError `order-not-payable`, `sales-closed`, `already-subscribed`, `offer-changed`, `field-not-valid`, `offline`. ACC-03
 */
export async function payOrder(
  { account }: Api,
  { id, card }: { id: string; card: CardPayment },
): Promise<Order> {
  const reply = await unwrap(
    'payOrder',
    account.POST('/api/user/orders/{id}/pay', { params: { path: { id } }, body: card }),
  );
  return toOrder(reply.data);
}
