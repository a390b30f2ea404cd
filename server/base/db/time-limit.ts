import { sql } from 'drizzle-orm';
import type { Orm } from './connect.ts';

/**
 * Asks several things, each of which PostgreSQL ends after so long. The embedded database ends nothing: there the
 * questions themselves are bounded.
 * @throws an error for which `isOutOfTime` holds
 */
export const withinTime = <T>(orm: Orm, ms: number, ask: (tx: Orm) => Promise<T>): Promise<T> =>
  orm.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
    return await ask(tx);
  });

/** What is told beside the answer where it is soon known; else nothing of it. */
export const soonKnown = <T>(orm: Orm, ms: number, ask: (tx: Orm) => Promise<T[]>): Promise<T[]> =>
  withinTime(orm, ms, ask).catch((error: unknown) => {
    if (isOutOfTime(error)) return [];
    throw error;
  });

/** What PostgreSQL says of a statement that took longer than it may. */
const STATEMENT_ENDED = '57014';

/** Whether an error says that a question took longer than it may. */
export const isOutOfTime = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === STATEMENT_ENDED || isOutOfTime(error.cause));
