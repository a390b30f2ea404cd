import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Where a code is mailed to, and whether the account has a passkey for this site. */
export type ProofWays = { email: string; passkey: boolean };

/** How the reader can prove who they are, besides the password. @throws ApiError `login-required`, `offline`. ACC-02 */
export async function getProofWays({ account }: Api): Promise<ProofWays> {
  const reply = await unwrap('getProofWays', account.GET('/api/user/proof'));
  return reply.data;
}
