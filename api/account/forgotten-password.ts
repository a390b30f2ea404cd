import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Has a code for a new password mailed, if the address belongs to an account. The link in the mail carries
 * `redirectUri`, to which the reader goes on after setting the password. @throws ApiError
 * `too-many-attempts`, `offline`.
 */
export async function forgotPassword({ account }: Api, email: string, redirectUri?: string): Promise<void> {
  const body = { email, ...(redirectUri && { redirect_uri: redirectUri }) };
  await unwrap('forgotPassword', account.POST('/api/password/forgot', { body }));
}

/**
 * Sets a new password with the mailed code; every session of the account ends.
 * @throws ApiError `code-not-valid`, `field-not-valid`, `too-many-attempts`, `offline`.
 */
export async function resetPassword(
  { account }: Api,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> {
  await unwrap(
    'resetPassword',
    account.POST('/api/password/reset', { body: { email, codice: code, password } }),
  );
}
