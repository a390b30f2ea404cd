import { sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';

/** In an archive of millions a search takes a small part of it. */
const STATEMENT_LIMIT_MS = 5000;

const BY_INDEXES = sql`set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

/**
 * Has a transaction search by indexes. The planner does not know that every row it reads through would have its document
 * fetched from elsewhere, nor how seldom a word is like another; and to compile a query or to start more
 * processes for it takes longer than these run.
 */
export async function useIndexes(tx: Orm): Promise<void> {
  await tx.execute(sql`select ${BY_INDEXES}`);
}

/** The same, and ends what takes too long. */
export async function searchWithinTime(tx: Orm): Promise<void> {
  await tx.execute(
    sql`select ${BY_INDEXES}, set_config('statement_timeout', ${String(STATEMENT_LIMIT_MS)}, true)`,
  );
}
