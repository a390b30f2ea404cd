import type { Order } from '#domain/orders.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOrder } from './order-wire.ts';

/** How an order of the reader stands. @throws ApiError `not-found`, `login-required`, `offline`. ACC-03 */
export async function getOrder({ account }: Api, id: string): Promise<Order> {
  const reply = await unwrap('getOrder', account.GET('/api/user/orders/{id}', { params: { path: { id } } }));
  return toOrder(reply.data);
}
