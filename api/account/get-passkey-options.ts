import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * PublicKeyCredentialCreationOptionsJSON, for the browser; some time after signing in it takes the password.
 * @throws ApiError `field-not-valid` where the password is wanted, `invalid-credentials`, `login-required`, `offline`.
 */
export async function getPasskeyOptions(
  { account }: Api,
  password: string | undefined,
): Promise<Record<string, unknown>> {
  const body = password === undefined ? {} : { password };
  const reply = await unwrap('getPasskeyOptions', account.POST('/api/user/passkeys/options', { body }));
  return reply.data;
}
