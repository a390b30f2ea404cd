import { dayAt } from '#domain/dates.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { type DataExport, exportFile, lastExport } from '#server/accounts/db/data-exports.ts';
import { deleteDeletionRequest, deletionOf } from '#server/accounts/db/deletion-requests.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import { MIN_EXPORT_INTERVAL_MS, makeExports, requestExport } from '#server/accounts/privacy/data-exports.ts';
import { requestDeletion as askForIt } from '#server/accounts/privacy/deletions.ts';
import { visibleAnswers } from '#server/assistant/visible-answers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { countInvoicesOf } from '#server/sales/db/invoices.ts';
import { Attachment } from '../../http/answer-bodies.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok } from '../replies.ts';

type DatiPersonali = components['schemas']['DatiPersonali'];

const STATES = { waiting: 'attesa', ready: 'pronta', failed: 'fallita' } as const;

const toCopia = ({ id, status, requestedAt, expiresAt }: DataExport): DatiPersonali['copia'] => ({
  id,
  stato: STATES[status],
  richiesta: requestedAt.toISOString(),
  scade: expiresAt?.toISOString() ?? null,
  di_nuovo: new Date(
    requestedAt.getTime() + (status === 'failed' ? 0 : MIN_EXPORT_INTERVAL_MS),
  ).toISOString(),
});

/** State of a reader's requests about their data. */
async function personalData(orm: Orm, readerId: string): Promise<DatiPersonali> {
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

export const getPersonalData: Handler<operations['getPersonalData']> = async ({ session, orm }) =>
  session ? ok(await personalData(orm, session.readerId)) : LOGIN_REQUIRED;

export const requestDataExport: Handler<operations['requestDataExport']> = async (call) => {
  const { session, orm, brand, mailOrigins, identity, now } = call;
  if (!session) return LOGIN_REQUIRED;
  const { readerId } = session;
  const exportRequest = { readerId, brand: brand.sigla, origin: mailOrigins.accountOrigin };
  const asked = await requestExport(orm, exportRequest, now);
  if (asked)
    identity.backgroundTasks.run(() =>
      makeExports({ orm, mailer: identity.mailer, now: () => now, visibleAnswers }),
    );
  return ok(await personalData(orm, readerId));
};

export const downloadDataExport: Handler<operations['downloadDataExport']> = async (call) => {
  const { session, orm, now, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const archive = await exportFile(orm, { id: path.id, readerId: session.readerId, now });
  if (!archive) return refuse('no-such-export');
  return { status: 200, body: new Attachment('application/zip', `dati-${dayAt(now)}.zip`, archive) };
};

export const requestDeletion: Handler<operations['requestDeletion']> = async (call) => {
  const { session } = call;
  const reader = session && (await findReader(call.orm, session.readerId));
  if (!reader) return LOGIN_REQUIRED;
  await askForIt(call, reader);
  return ok(await personalData(call.orm, reader.id));
};

export const cancelDeletion: Handler<operations['cancelDeletion']> = async ({ session, orm }) => {
  if (!session) return LOGIN_REQUIRED;
  await deleteDeletionRequest(orm, session.readerId);
  return ok(await personalData(orm, session.readerId));
};
