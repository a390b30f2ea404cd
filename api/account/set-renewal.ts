import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type Declared, toDeclared } from './subscription-wire.ts';

/** Turns the renewal off, or on again. @throws ApiError `renewal-not-changed`, `not-found`, `offline`. ACC-03 */
export async function setRenewal(
  { account }: Api,
  { id, on }: { id: number; on: boolean },
): Promise<Declared> {
  const reply = await unwrap(
    'setRenewal',
    account.POST('/api/user/subscriptions/{id}/renewal', { params: { path: { id } }, body: { attivo: on } }),
  );
  return toDeclared(reply.data);
}
