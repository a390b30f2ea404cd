import { EXPORT_DAYS } from '#domain/account-durations.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { QueueFull, WorkQueue } from '#domain/work-queue.ts';
import type { Orm } from '#server/base/db/connect.ts';
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
 * may work at the same time. An export that fails is retried by a later run.
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

/**
 * Makes waiting exports until one fails, which a later run makes again. A mail that fails does not undo its export: the
 * reader finds it in the account.
 */
async function makeWaitingExports(deps: DataRequestDeps): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const made = await makeNextExport(deps).catch((error) => void failures.push(error));
    if (!made) break;
    const { claimed, reader } = made;
    if (reader) await mailExportReady(deps, claimed, reader).catch((error) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'not all exports of personal data were made and mailed');
}

type MadeExport = { claimed: DataExport; reader: ReaderRow | undefined };

/** The next waiting export, once its file is stored; undefined if none waits. @throws the reason why it failed */
async function makeNextExport(deps: DataRequestDeps): Promise<MadeExport | undefined> {
  let claimed: DataExport | undefined;
  try {
    const reader = await deps.orm.transaction(async (tx) => {
      claimed = await claimExport(tx);
      return claimed && (await makeExport(tx, claimed, deps));
    });
    return claimed && { claimed, reader };
  } catch (error) {
    if (claimed) await failExport(deps.orm, claimed, MAX_EXPORT_ATTEMPTS);
    throw new Error('an export of personal data could not be made', { cause: error });
  }
}

async function makeExport(
  tx: Orm,
  { id, readerId }: DataExport,
  deps: DataRequestDeps,
): Promise<ReaderRow | undefined> {
  const now = deps.now();
  const reader = await findReader(tx, readerId);
  if (!reader) return undefined;
  const archive = await writeExport(tx, reader, { now, visibleAnswers: deps.visibleAnswers });
  await finishExport(tx, id, { archive, readyAt: now, expiresAt: new Date(now.getTime() + EXPORT_VALID_MS) });
  return reader;
}

/** The mail contains a link only; the file itself requires a sign-in. */
async function mailExportReady(
  { mailer }: DataRequestDeps,
  { brand, origin }: DataExport,
  reader: ReaderRow,
): Promise<void> {
  const paper = brandOf(brand);
  const url = `${origin}/user/utilities`;
  await mailer.send(paper, { to: reader.email, ...exportLetter(paper, { name: reader.name, url }) });
}
