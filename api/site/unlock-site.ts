import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Opens the gate of a site that is not public yet. @throws ApiError `invalid-password`, `too-many-attempts`. SHL-02 */
export async function unlockSite({ site }: Api, password: string): Promise<void> {
  await unwrap('unlockSite', site.POST('/api/site/accesso', { body: { password } }));
}
