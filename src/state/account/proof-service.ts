import {
  getProofOptions,
  getProofWays,
  giveProof,
  type Proof,
  type ProofMethods,
  sendProofCode,
} from '#api/account/fresh-proof.ts';
import type { Api } from '#api/clients.ts';

/** Calls with which a reader proves their identity. All throw ApiError. ACC-02 */
export type ProofService = {
  methods: () => Promise<ProofMethods>;
  sendCode: () => Promise<void>;
  passkeyOptions: () => Promise<Record<string, unknown>>;
  sendProof: (proof: Proof) => Promise<void>;
};

export const proofService = (api: () => Promise<Api>): ProofService => ({
  methods: async () => getProofWays(await api()),
  sendCode: async () => sendProofCode(await api()),
  passkeyOptions: async () => getProofOptions(await api()),
  sendProof: async (proof) => giveProof(await api(), proof),
});
