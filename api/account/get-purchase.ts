import type { Purchase } from '#domain/purchase.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toPurchase } from './order-wire.ts';

/** What an offer gives this reader, for how much. @throws ApiError `not-found`, `login-required`, `offline`. ACC-03 */
export async function getPurchase({ account }: Api, offer: string): Promise<Purchase> {
  const reply = await unwrap(
    'getPurchase',
    account.GET('/api/user/purchase/{offerta}', { params: { path: { offerta: offer } } }),
  );
  return toPurchase(reply.data);
}
