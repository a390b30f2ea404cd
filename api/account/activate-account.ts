import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Opens an account with the mailed code. @throws ApiError `code-not-valid`, `too-many-attempts`, `offline`. */
export async function activateAccount({ account }: Api, email: string, code: string): Promise<void> {
  await unwrap(
    'activateAccount',
    account.POST('/api/registration/activate', { body: { email, codice: code } }),
  );
}
