import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Has a code to sign in with mailed, if somebody has the address. @throws ApiError `too-many-attempts`, `offline`. */
export async function sendLoginCode({ account }: Api, email: string, redirectUri?: string): Promise<void> {
  const body = { email, ...(redirectUri && { redirect_uri: redirectUri }) };
  await unwrap('sendLoginCode', account.POST('/api/sso/code', { body }));
}
