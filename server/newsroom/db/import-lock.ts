import { sql } from 'drizzle-orm';
import { CONTENT_CHANGED, type Orm } from '#server/base/db/connect.ts';

/** Any number, the same in every process: imports take turns on one database. */
const IMPORT_LOCK = 7_365_101;

/** Held until the end of the transaction. */
export async function lockForImport(tx: Orm): Promise<void> {
  // Nobody waits for an import: it may wait for another one, and takes the time that it takes.
  await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** Tells every server, once the transaction is committed, that what it prepared from the contents is out of date. */
export async function announceChange(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, '')`);
}
