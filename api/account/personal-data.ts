import type { PersonalData } from '#domain/personal-data.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

const STATES = { attesa: 'waiting', pronta: 'ready', fallita: 'failed' } as const;

const toPersonalData = ({
  copia,
  cancellazione,
  fatture,
}: components['schemas']['DatiPersonali']): PersonalData => ({
  copy: copia && {
    id: copia.id,
    status: STATES[copia.stato],
    requestedAt: copia.richiesta,
    expiresAt: copia.scade,
    againAt: copia.di_nuovo,
  },
  deletion: cancellazione && { requestedAt: cancellazione.richiesta, dueAt: cancellazione.entro },
  invoices: fatture,
});

/** The state of the reader's requests about their data. @throws ApiError `login-required`, `offline`. ACC-10 */
export async function getPersonalData({ account }: Api): Promise<PersonalData> {
  const reply = await unwrap('getPersonalData', account.GET('/api/user/data'));
  return toPersonalData(reply.data);
}

/**
 * Requests a copy of all data stored about the reader; a mail announces when it is ready. @throws ApiError
 * `fresh-proof`, `offline`.
 */
export async function requestDataExport({ account }: Api): Promise<PersonalData> {
  const reply = await unwrap('requestDataExport', account.POST('/api/user/data/export', { body: {} }));
  return toPersonalData(reply.data);
}

/**
 * Downloads the copy as a ZIP. @throws ApiError `fresh-proof`, `not-found` when it has expired, `login-required`,
 * `offline`. ACC-10
 */
export async function downloadDataExport({ account }: Api, id: string): Promise<Blob> {
  return await unwrap(
    'downloadDataExport',
    account.GET('/api/user/data/export/{id}', { params: { path: { id } }, parseAs: 'blob' }),
  );
}

/**
 * Requests the deletion of the account in fourteen days. @throws ApiError `fresh-proof`, `login-required`, `offline`.
 */
export async function requestDeletion({ account }: Api): Promise<PersonalData> {
  const reply = await unwrap('requestDeletion', account.POST('/api/user/data/deletion', { body: {} }));
  return toPersonalData(reply.data);
}

/** Cancels the request to delete the account. @throws ApiError `login-required`, `offline`. */
export async function cancelDeletion({ account }: Api): Promise<PersonalData> {
  const reply = await unwrap('cancelDeletion', account.POST('/api/user/data/deletion/cancel', { body: {} }));
  return toPersonalData(reply.data);
}
