import { CONTENT_CHANGED, type Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';

/** Key of the advisory lock: an arbitrary number that is the same in every process. */
const IMPORT_LOCK = 7_365_101;

/** Waits until no other import runs on this database, and locks imports until the end of the transaction. */
export async function lockForImport(tx: Orm): Promise<void> {
  // An import has no time limit: no request waits for it, and it may wait for another one.
  await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** Notifies every server, when the transaction commits, that the data it prepared from the contents are out of date. */
export async function notifyContentChanged(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, '')`);
}
