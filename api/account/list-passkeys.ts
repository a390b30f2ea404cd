import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type Passkey, toPasskeys } from './wire.ts';

/** The newest first. @throws ApiError `login-required`, `offline`. */
export async function listPasskeys({ account }: Api): Promise<Passkey[]> {
  const reply = await unwrap('listPasskeys', account.GET('/api/user/passkeys'));
  return toPasskeys(reply.data);
}
