import type { Order } from '#domain/orders.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOrder } from './order-wire.ts';

/** `cents`: what the reader was shown. */
type Wanted = { offer: string; cents: number; condizioni: boolean; subito: boolean };

/**
 * Opens the order of an offer; opened again before it is paid it is the same one.
 * @throws ApiError `already-subscribed`, `offer-changed`, `not-found`, `field-not-valid`, `offline`. ACC-03
 */
export async function openOrder(
  { account }: Api,
  { offer, cents, condizioni, subito }: Wanted,
): Promise<Order> {
  const body = { offerta: offer, centesimi: cents, condizioni, subito };
  return toOrder((await unwrap('openOrder', account.POST('/api/user/orders', { body }))).data);
}
