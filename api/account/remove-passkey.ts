import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type Passkey, toPasskeys } from './wire.ts';

/** Takes a passkey away; gives those that stay. @throws ApiError `fresh-proof`, `not-found`, `offline`. */
export async function removePasskey({ account }: Api, id: string): Promise<Passkey[]> {
  const reply = await unwrap(
    'removePasskey',
    account.POST('/api/user/passkeys/{id}/remove', { params: { path: { id } }, body: {} }),
  );
  return toPasskeys(reply.data);
}
