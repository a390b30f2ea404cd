import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/** Any number, the same in every process: servers on one database take turns at what comes by itself. */
const ARRIVALS_LOCK = 7_365_105;

/**
 * Does something unless another server on the same database is at it. The embedded database has one server alone, which
 * a transaction of such length would keep waiting.
 * @returns whether it was done
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
    // The lock is held by a transaction that says nothing while the task lasts.
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
    const [lock] = await tx
      .select({ held: sql<boolean>`pg_try_advisory_xact_lock(${ARRIVALS_LOCK})` })
      .from(sql`(select 1) as one`);
    if (!lock?.held) return false;
    await task();
    return true;
  });
}
