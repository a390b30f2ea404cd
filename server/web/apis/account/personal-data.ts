import type { components } from '#openapi/generated/account.ts';
import { type DataExport, lastExport } from '#server/accounts/db/data-exports.ts';
import { deletionOf } from '#server/accounts/db/deletion-requests.ts';
import { EXPORT_AGAIN_MS } from '#server/accounts/privacy/data-exports.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { countInvoicesOf } from '#server/sales/db/invoices.ts';

type DatiPersonali = components['schemas']['DatiPersonali'];

const STATES = { waiting: 'attesa', ready: 'pronta', failed: 'fallita' } as const;

const toCopia = ({ id, status, requestedAt, expiresAt }: DataExport): DatiPersonali['copia'] => ({
  id,
  stato: STATES[status],
  richiesta: requestedAt.toISOString(),
  scade: expiresAt?.toISOString() ?? null,
  di_nuovo: new Date(requestedAt.getTime() + (status === 'failed' ? 0 : EXPORT_AGAIN_MS)).toISOString(),
});

/** What became of a reader's requests about their data. */
export async function personalData(orm: Orm, readerId: string): Promise<DatiPersonali> {
  const copy = await lastExport(orm, readerId);
  const deletion = await deletionOf(orm, readerId);
  return {
    copia: copy ? toCopia(copy) : null,
    cancellazione: deletion
      ? { richiesta: deletion.requestedAt.toISOString(), entro: deletion.dueAt.toISOString() }
      : null,
    fatture: await countInvoicesOf(orm, readerId),
  };
}
