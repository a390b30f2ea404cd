import type { Orm } from './connect.ts';
import { sql } from './drizzle.ts';

/**
 * Runs several queries, each of which PostgreSQL cancels after a time limit. The embedded database cancels nothing:
 * there the queries themselves are bounded.
 * @throws an error for which `isOutOfTime` holds
 */
export const withinTime = <T>(orm: Orm, ms: number, run: (tx: Orm) => Promise<T>): Promise<T> =>
  orm.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
    return await run(tx);
  });

/** Rows that are shown in addition to an answer, if they are found within the time limit; otherwise none. */
export const rowsWithinTime = <T>(orm: Orm, ms: number, run: (tx: Orm) => Promise<T[]>): Promise<T[]> =>
  withinTime(orm, ms, run).catch((error: unknown) => {
    if (isOutOfTime(error)) return [];
    throw error;
  });

/** PostgreSQL's code for a cancelled statement. */
const QUERY_CANCELED = '57014';

/** Whether an error says that a query took longer than its limit. */
export const isOutOfTime = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === QUERY_CANCELED || isOutOfTime(error.cause));
