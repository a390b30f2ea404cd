import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** PublicKeyCredentialRequestOptionsJSON, for the browser. @throws ApiError `too-many-attempts`, `offline`. */
export async function getPasskeyLoginOptions({ account }: Api): Promise<Record<string, unknown>> {
  const reply = await unwrap(
    'getPasskeyLoginOptions',
    account.POST('/api/sso/passkey-options', { body: {} }),
  );
  return reply.data;
}
