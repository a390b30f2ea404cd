import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Ends the session of this device, by its token or its cookie; with `reader`, not the one of somebody else who has signed in
 * on this browser since. Nobody's is no error. @throws ApiError `offline`. NAV-11
 */
export async function logout({ account }: Api, reader?: string): Promise<void> {
  await unwrap('logout', account.POST('/api/logout', { body: { ...(reader && { utente: reader }) } }));
}
