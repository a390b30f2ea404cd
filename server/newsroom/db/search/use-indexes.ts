import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';

/** Timeout of a search; even in an archive of millions of articles it takes a small part of this. */
const STATEMENT_TIMEOUT_MS = 5000;

const INDEX_SETTINGS = sql`set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

/**
 * Makes a transaction search by indexes. The planner does not know that scanning would fetch the document of every row
 * from elsewhere, nor how rarely a word is similar to another; compiling a query or starting more processes for it
 * would take longer than the query itself.
 */
export async function useIndexes(tx: Orm): Promise<void> {
  await tx.execute(sql`select ${INDEX_SETTINGS}`);
}

/** Makes a transaction search by indexes, and sets the timeout of its queries. */
export async function searchWithinTime(tx: Orm): Promise<void> {
  await tx.execute(
    sql`select ${INDEX_SETTINGS}, set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true)`,
  );
}
