import type { Order } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOrderWire } from './press-review-wire.ts';

/** Sends a review or a selection. @returns the id of the sending. @throws ApiError `access-denied`, `not-found`, `too-many-attempts`, `offline`. PRS-04 */
export async function orderSending({ site }: Api, order: Order): Promise<string> {
  const call = site.POST('/api/user/rassegna/invii', { body: toOrderWire(order) });
  const { data } = await unwrap('orderSending', call);
  return data.id;
}
