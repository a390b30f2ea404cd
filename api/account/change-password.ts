import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Sets a new password and ends the sessions of all other devices.
 * @throws ApiError `invalid-credentials` when the current password is wrong, `field-not-valid`, `too-many-attempts`,
 * `offline`.
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
