import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Opens an account with the mailed code and the password it was registered with.
 * @throws ApiError `code-not-valid`, `invalid-credentials`, `too-many-attempts`, `offline`.
 */
export async function activateAccount(
  { account }: Api,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> {
  const body = { email, codice: code, password };
  await unwrap('activateAccount', account.POST('/api/registration/activate', { body }));
}
