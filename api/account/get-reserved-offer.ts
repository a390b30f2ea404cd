import type { ReservedOffer } from '#domain/reserved-offer.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toReservedOffer } from './offer-wire.ts';

/** What is offered to this reader alone; null if nothing is. @throws ApiError `login-required`, `offline`. ACC-08 */
export async function getReservedOffer({ account }: Api): Promise<ReservedOffer | null> {
  const reply = await unwrap('getReservedOffer', account.GET('/api/user/offers'));
  const { offerta } = reply.data;
  return offerta && toReservedOffer(offerta);
}
