import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Ends the session of this device by a call to the newsstand itself. Succeeds also where there is no session. @throws
 * ApiError `offline`. NAV-11
 */
export async function logoutHere({ site }: Api): Promise<void> {
  await unwrap('logoutHere', site.POST('/logout'));
}
