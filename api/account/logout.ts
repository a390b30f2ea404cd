import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Ends the session of this device, by its token or its cookie. Nobody's is no error. @throws ApiError `offline`. NAV-11 */
export async function logout({ account }: Api): Promise<void> {
  await unwrap('logout', account.POST('/api/logout', { body: {} }));
}
