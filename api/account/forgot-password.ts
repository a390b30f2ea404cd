import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Has a code for a new password mailed, if somebody has the address. @throws ApiError `too-many-attempts`, `offline`. */
export async function forgotPassword({ account }: Api, email: string, redirectUri?: string): Promise<void> {
  const body = { email, ...(redirectUri && { redirect_uri: redirectUri }) };
  await unwrap('forgotPassword', account.POST('/api/password/forgot', { body }));
}
