import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

export type DeliveryReport = {
  imported: number;
  updated: number;
  unchanged: number;
  rejected: { name: string; place: string; reason: string }[];
  warnings: { name: string; text: string }[];
};

type Delivery = {
  body: Blob;
  /** The paper's import key. */
  key: string;
  /** Stays the same when the same delivery is sent again. */
  idempotencyKey?: string;
  dryRun?: boolean;
};

/** Submits a delivery for the paper of the host. @throws ApiError `login-required` for a wrong key */
export async function deliverItems(
  { archive }: Api,
  { body, key, idempotencyKey, dryRun = false }: Delivery,
): Promise<DeliveryReport> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': body.type,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  const params = { query: { prova: dryRun } };
  const reply = await unwrap(
    'deliverItems',
    archive.POST('/v1/consegne', { params, headers, body, bodySerializer: () => body }),
  );
  const { importati, aggiornati, invariati, rifiutati, avvisi } = reply.data;
  return {
    imported: importati,
    updated: aggiornati,
    unchanged: invariati,
    rejected: rifiutati.map(({ nome, posto, motivo }) => ({ name: nome, place: posto, reason: motivo })),
    warnings: avvisi.map(({ nome, testo }) => ({ name: nome, text: testo })),
  };
}
