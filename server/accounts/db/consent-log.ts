import { inArray, lt } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { consentLog } from '#server/base/db/schema/consent-schema.ts';

export type ConsentLogRow = typeof consentLog.$inferInsert;

/** A few with each new answer, so that nobody waits for a great clearing. */
const FORGOTTEN_AT_ONCE = 20;

/** Keeps an answer unless it is kept already, and forgets some of those from before `keptSince`. TRK-01 */
export async function addToConsentLog(orm: Orm, row: ConsentLogRow, keptSince: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const added = await tx
      .insert(consentLog)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: consentLog.id });
    if (added.length === 0) return;
    // Two at once forget different ones: neither waits for the other.
    const old = tx
      .select({ id: consentLog.id })
      .from(consentLog)
      .where(lt(consentLog.at, keptSince))
      .limit(FORGOTTEN_AT_ONCE)
      .for('update', { skipLocked: true });
    await tx.delete(consentLog).where(inArray(consentLog.id, old));
  });
}
