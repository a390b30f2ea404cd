import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Ends the session of this device, asked of the newsstand itself. Nobody's is no error. @throws ApiError `offline`. NAV-11 */
export async function logoutHere({ site }: Api): Promise<void> {
  await unwrap('logoutHere', site.POST('/logout'));
}
