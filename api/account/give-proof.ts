import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** One of three; `answer` is what the browser's authenticator said: an AuthenticationResponseJSON. */
export type Proof = { password: string } | { code: string } | { answer: object };

/**
 * Proves who the reader is, on this device and for ten minutes.
 * @throws ApiError `invalid-credentials`, `code-not-valid`, `too-many-attempts`, `login-required`, `offline`.
 */
export async function giveProof({ account }: Api, proof: Proof): Promise<void> {
  await unwrap('giveProof', account.POST('/api/user/proof', { body: toProva(proof) }));
}

function toProva(proof: Proof) {
  if ('password' in proof) return { password: proof.password };
  return 'code' in proof ? { codice: proof.code } : { risposta: { ...proof.answer } };
}
