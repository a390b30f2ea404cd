import type { ConsentResult, ConsentSource } from '#domain/consent/consent.ts';
import { PURPOSES } from '#domain/consent/consent.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** A consent that the server stores as proof; by its id it is stored once, even if sent twice. */
export type ConsentToRecord = {
  id: string;
  result: ConsentResult;
  /** Null if a third-party consent platform gave none. */
  tcString: string | null;
  listVersion: number;
  policyVersion: number;
  wordsVersion: number;
  source: ConsentSource;
  at: Date;
};

const ORIGINS = { banner: 'banner', preferences: 'preferenze', external: 'esterno' } as const;

/** Sends a consent to the server. @throws ApiError TRK-01, OFF-05 */
export async function recordConsent({ account }: Api, consent: ConsentToRecord): Promise<void> {
  const { id, result, tcString } = consent;
  await unwrap(
    'recordConsent',
    account.POST('/api/site/consenso', {
      params: { header: { 'idempotency-key': id } },
      body: {
        finalita: PURPOSES.filter((purpose) => result[purpose]),
        ...(tcString !== null && { stringa_tc: tcString }),
        versione_elenco: consent.listVersion,
        versione_regole: consent.policyVersion,
        versione_testi: consent.wordsVersion,
        origine: ORIGINS[consent.source],
        quando: consent.at.toISOString(),
      },
    }),
  );
}
