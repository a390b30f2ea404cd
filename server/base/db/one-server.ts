import type { Database } from './connect.ts';
import { sql } from './drizzle.ts';

/**
 * An arbitrary number that is the same in every process: only one server on a database imports from its
 * watched folders at a time.
 */
const ARRIVALS_LOCK = 7_365_105;

/**
 * Runs a task unless another server on the same database is running it. The embedded database has only one server, and
 * so long a transaction would block it.
 * @returns whether the task was run
 */
export async function onOneServer(
  { orm, kind }: Pick<Database, 'orm' | 'kind'>,
  task: () => Promise<void>,
): Promise<boolean> {
  if (kind === 'embedded') {
    await task();
    return true;
  }
  return await orm.transaction(async (tx) => {
    // The lock belongs to a transaction that is idle while the task runs.
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
    const [lock] = await tx
      .select({ held: sql<boolean>`pg_try_advisory_xact_lock(${ARRIVALS_LOCK})` })
      .from(sql`(select 1) as one`);
    if (!lock?.held) return false;
    await task();
    return true;
  });
}
