import type { Order } from '#domain/orders.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOrder } from './order-wire.ts';

/**
 * Opens the order that puts a subscription's payment right: what is due, or another card.
 * @param cents what the reader was shown
 * @throws ApiError `payment-not-updated`, `offer-changed`, `not-found`, `offline`. ACC-03
 */
export async function openPaymentUpdate({ account }: Api, id: number, cents: number): Promise<Order> {
  const reply = await unwrap(
    'openPaymentUpdate',
    account.POST('/api/user/subscriptions/{id}/payment', {
      params: { path: { id } },
      body: { centesimi: cents },
    }),
  );
  return toOrder(reply.data);
}
