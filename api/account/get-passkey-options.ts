import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** PublicKeyCredentialCreationOptionsJSON, for the browser. @throws ApiError `fresh-proof`, `login-required`, `offline`. */
export async function getPasskeyOptions({ account }: Api): Promise<Record<string, unknown>> {
  const reply = await unwrap('getPasskeyOptions', account.POST('/api/user/passkeys/options', { body: {} }));
  return reply.data;
}
