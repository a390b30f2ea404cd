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
  requestExportRow,
} from '../db/data-exports.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import type { ReadVisibleAnswers } from './visible-answers.ts';
import { writeExport } from './write-export.ts';

const DAY_MS = 86_400_000;

const LASTS_MS = EXPORT_DAYS * DAY_MS;
/** A reader can request a new export once a day; it replaces the previous one. */
export const EXPORT_AGAIN_MS = DAY_MS;
const TRIES = 5;

/** Services needed to answer requests about personal data. */
export type DataRequestDeps = {
  orm: Orm;
  mailer: Mailer;
  now: () => Date;
  visibleAnswers: ReadVisibleAnswers;
};

type Asked = Pick<DataExport, 'readerId' | 'brand' | 'origin'>;

/** @returns false if an export was requested within the last day. ACC-10 */
export const requestExport = (orm: Orm, asked: Asked, now: Date): Promise<boolean> =>
  requestExportRow(orm, { ...asked, requestedAt: now }, new Date(now.getTime() - EXPORT_AGAIN_MS));

/** A queue for each database: one run makes exports, and one that waits makes those requested meanwhile. */
const turns = new WeakMap<Orm, WorkQueue<'copies'>>();
const NOBODY = { key: null, known: false };

/**
 * Makes all waiting exports, and mails that they are ready. A process makes one at a time; several processes may work
 * at the same time, and what one leaves is made by the next run.
 */
export async function makeExports(deps: DataRequestDeps): Promise<void> {
  const queue =
    turns.get(deps.orm) ?? new WorkQueue({ copies: { atOnce: 1, waiting: 1 } }, 1, () => performance.now());
  turns.set(deps.orm, queue);
  await queue.run('copies', NOBODY, () => makeWaiting(deps)).catch(orLeaveToNext);
}

function orLeaveToNext(error: unknown): void {
  if (!(error instanceof QueueFull)) throw error;
}

async function makeWaiting(deps: DataRequestDeps): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    let claimed: DataExport | undefined;
    try {
      const made = await deps.orm.transaction(async (tx) => {
        claimed = await claimExport(tx);
        return claimed && (await makeExport(tx, claimed, deps));
      });
      if (!claimed) break;
      if (made) await tellReady(deps, claimed, made);
    } catch (error) {
      failures.push(error);
      if (!claimed) break;
      await failExport(deps.orm, claimed, TRIES);
      // The run ends after a failure, and the failed export is retried by the next run.
      break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'a copy of personal data could not be made');
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
  await finishExport(tx, id, { archive, readyAt: now, expiresAt: new Date(now.getTime() + LASTS_MS) });
  return reader;
}

/** The mail contains a link only; the file itself requires a sign-in. */
async function tellReady(
  { mailer }: DataRequestDeps,
  { brand, origin }: DataExport,
  reader: ReaderRow,
): Promise<void> {
  const paper = brandOf(brand);
  const url = `${origin}/user/utilities`;
  await mailer.send(paper, { to: reader.email, ...exportLetter(paper, { name: reader.name, url }) });
}
