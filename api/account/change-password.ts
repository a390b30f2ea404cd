import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Sets a new password; the sessions of all other devices end.
 * @throws ApiError `invalid-credentials` when today's is another, `field-not-valid`, `too-many-attempts`, `offline`.
 */
export async function changePassword(
  { account }: Api,
  { current, next }: { current: string; next: string },
): Promise<void> {
  await unwrap(
    'changePassword',
    account.POST('/api/user/password', { body: { attuale: current, nuova: next } }),
  );
}
