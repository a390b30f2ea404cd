import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The address to which a code is mailed, and whether the account has a passkey for this site. */
export type ProofMethods = { email: string; passkey: boolean };

/**
 * The reader's ways to prove their identity, besides the password. @throws ApiError `login-required`, `offline`. ACC-02
 */
export async function getProofWays({ account }: Api): Promise<ProofMethods> {
  const reply = await unwrap('getProofWays', account.GET('/api/user/proof'));
  return reply.data;
}

/**
 * Loads the PublicKeyCredentialRequestOptionsJSON for the browser. @throws ApiError `too-many-attempts`,
 * `login-required`, `offline`.
 */
export async function getProofOptions({ account }: Api): Promise<Record<string, unknown>> {
  const reply = await unwrap(
    'getProofOptions',
    account.POST('/api/user/proof/passkey-options', { body: {} }),
  );
  return reply.data;
}

/** Has a code mailed for the proof of identity. @throws ApiError `too-many-attempts`, `login-required`, `offline`. */
export async function sendProofCode({ account }: Api): Promise<void> {
  await unwrap('sendProofCode', account.POST('/api/user/proof/code', { body: {} }));
}

/** One of three proofs; `answer` is the response of the browser's authenticator, an AuthenticationResponseJSON. */
export type Proof = { password: string } | { code: string } | { answer: object };

/**
 * Proves the reader's identity, for this device and for ten minutes.
 * @throws ApiError `invalid-credentials`, `code-not-valid`, `too-many-attempts`, `login-required`, `offline`.
 */
export async function giveProof({ account }: Api, proof: Proof): Promise<void> {
  await unwrap('giveProof', account.POST('/api/user/proof', { body: toProofWire(proof) }));
}

function toProofWire(proof: Proof) {
  if ('password' in proof) return { password: proof.password };
  return 'code' in proof ? { codice: proof.code } : { risposta: { ...proof.answer } };
}
