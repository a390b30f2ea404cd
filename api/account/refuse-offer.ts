import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';

/** Says no to an offer, or takes that back. @throws ApiError `not-found` once it is over, `offline`. ACC-08 */
export async function refuseOffer({ account }: Api, id: string, refused: boolean): Promise<void> {
  await unwrap(
    'refuseOffer',
    account.POST('/api/user/offers/{id}/refusal', {
      ...SENT_ANYWAY,
      params: { path: { id } },
      body: { rifiutata: refused },
    }),
  );
}
