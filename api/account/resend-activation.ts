import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Has the activation code mailed anew, if the address waits for one. @throws ApiError `too-many-attempts`, `offline`. */
export async function resendActivation({ account }: Api, email: string, redirectUri?: string): Promise<void> {
  const body = { email, ...(redirectUri && { redirect_uri: redirectUri }) };
  await unwrap('resendActivation', account.POST('/api/registration/resend', { body }));
}
