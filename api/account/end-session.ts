import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Ends the session whose token has this SHA-256, in hex, for a reader who signed out offline. @throws ApiError */
export async function endSession({ account }: Api, digest: string): Promise<void> {
  await unwrap('endSession', account.POST('/api/sessions/end', { body: { impronta: digest } }));
}
