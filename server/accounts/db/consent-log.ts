import type { Orm } from '#server/base/db/connect.ts';
import { inArray, lt } from '#server/base/db/drizzle.ts';
import { consentLog } from '#server/base/db/schema/consent-schema.ts';

export type ConsentLogRow = typeof consentLog.$inferInsert;

/** Old rows are deleted a few at a time with each new answer, so that no request waits for a large deletion. */
const MAX_DELETED = 20;

/**
 * Stores an answer unless it is already stored, and deletes some of those older than `storedSince`. TRK-01
 */
export async function addToConsentLog(orm: Orm, row: ConsentLogRow, storedSince: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const added = await tx
      .insert(consentLog)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: consentLog.id });
    if (added.length === 0) return;
    // Two concurrent calls delete different rows, so neither waits for the other.
    const old = tx
      .select({ id: consentLog.id })
      .from(consentLog)
      .where(lt(consentLog.at, storedSince))
      .limit(MAX_DELETED)
      .for('update', { skipLocked: true });
    await tx.delete(consentLog).where(inArray(consentLog.id, old));
  });
}
