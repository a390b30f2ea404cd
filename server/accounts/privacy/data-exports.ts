import { EXPORT_DAYS } from '#domain/account-durations.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { QueueFull, WorkQueue } from '#domain/work-queue.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { forEachDue } from '#server/base/db/for-each-due.ts';
import { exportLetter } from '#server/base/mail/letters/export-letter.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import {
  claimExport,
  type DataExport,
  failExport,
  finishExport,
  insertExportRequest,
} from '../db/data-exports.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import type { ReadVisibleAnswers } from './visible-answers.ts';
import { writeExport } from './write-export.ts';

const DAY_MS = 86_400_000;

const EXPORT_VALID_MS = EXPORT_DAYS * DAY_MS;
/** A reader can request a new export once a day; it replaces the previous one. */
export const MIN_EXPORT_INTERVAL_MS = DAY_MS;
const MAX_EXPORT_ATTEMPTS = 5;

/** Services needed to answer requests about personal data. */
export type DataRequestDeps = {
  orm: Orm;
  mailer: Mailer;
  now: () => Date;
  visibleAnswers: ReadVisibleAnswers;
};

type ExportRequest = Pick<DataExport, 'readerId' | 'brand' | 'origin'>;

/** @returns false if an export was requested within the last day. ACC-10 */
export const requestExport = (orm: Orm, request: ExportRequest, now: Date): Promise<boolean> =>
  insertExportRequest(
    orm,
    { ...request, requestedAt: now },
    new Date(now.getTime() - MIN_EXPORT_INTERVAL_MS),
  );

/**
 * The queue of each database, with one running and one waiting place: the waiting run makes the exports that
 * were requested after the running one began, so further calls need no place.
 */
const exportQueues = new WeakMap<Orm, WorkQueue<'copies'>>();
const NO_REQUESTER = { key: null, known: false };

/**
 * Makes all waiting exports, and mails that they are ready. A process makes one at a time; several processes
 * may work at the same time. An export that cannot be made is retried by a later run; one whose mail fails is ready.
 */
export async function makeExports(deps: DataRequestDeps): Promise<void> {
  const queue =
    exportQueues.get(deps.orm) ??
    new WorkQueue({ copies: { atOnce: 1, waiting: 1 } }, 1, () => performance.now());
  exportQueues.set(deps.orm, queue);
  await queue.run('copies', NO_REQUESTER, () => makeWaitingExports(deps)).catch(ignoreFullQueue);
}

function ignoreFullQueue(error: unknown): void {
  if (!(error instanceof QueueFull)) throw error;
}

const makeWaitingExports = (deps: DataRequestDeps): Promise<void> =>
  forEachDue<DataExport, MadeExport>(deps.orm, 'exports of personal data', {
    claim: (tx, handled) =>
      claimExport(
        tx,
        handled.map(({ id }) => id),
      ),
    process: (tx, request) => makeExport(tx, request, deps),
    mail: (made) => mailExportReady(deps, made),
    storeFailure: (request) => failExport(deps.orm, request, MAX_EXPORT_ATTEMPTS),
  });

/** An export that was made; without a reader, who has been deleted, it was not. */
type MadeExport = { request: DataExport; reader: ReaderRow | undefined };

async function makeExport(tx: Orm, request: DataExport, deps: DataRequestDeps): Promise<MadeExport> {
  const now = deps.now();
  const reader = await findReader(tx, request.readerId);
  if (!reader) return { request, reader };
  const archive = await writeExport(tx, reader, { now, visibleAnswers: deps.visibleAnswers });
  const expiresAt = new Date(now.getTime() + EXPORT_VALID_MS);
  await finishExport(tx, request.id, { archive, readyAt: now, expiresAt });
  return { request, reader };
}

/** The mail contains a link only; the file itself requires a sign-in. */
async function mailExportReady(
  { mailer }: DataRequestDeps,
  { request: { brand, origin }, reader }: MadeExport,
): Promise<void> {
  if (!reader) return;
  const paper = brandOf(brand);
  const url = `${origin}/user/utilities`;
  await mailer.send(paper, { to: reader.email, ...exportLetter(paper, { name: reader.name, url }) });
}
