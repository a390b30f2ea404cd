import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { eq, inArray, lt } from '#server/base/db/drizzle.ts';
import { countedEvents } from '#server/base/db/schema/counted-events-schema.ts';

/** Devices stop retrying after half this time, so the key of any event that they send is still stored. */
const STORED_DAYS = 60;

/** Old keys are deleted a few at a time with each new one, so that no request waits for a large deletion. */
const MAX_DELETED = 20;

/** The key of an event, and the day on which it is counted. */
export type EventKey = { key: string; today: Day };

/**
 * Counts an event unless one with this key was counted before. Key and count are written together or not at all; of two
 * concurrent calls with one key the second waits for the first. OFF-05
 */
export async function countOnce(
  orm: Orm,
  { key, today }: EventKey,
  count: (tx: Orm) => Promise<void>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const added = await tx
      .insert(countedEvents)
      .values({ key, day: today })
      .onConflictDoNothing()
      .returning({ key: countedEvents.key });
    if (added.length === 0) return;
    await count(tx);
    await deleteOldKeys(tx, today);
  });
}

/** Two concurrent calls delete different keys, so neither waits for the other. */
async function deleteOldKeys(tx: Orm, today: Day): Promise<void> {
  const old = tx
    .select({ key: countedEvents.key })
    .from(countedEvents)
    .where(lt(countedEvents.day, addDays(today, -STORED_DAYS)))
    .limit(MAX_DELETED)
    .for('update', { skipLocked: true });
  await tx.delete(countedEvents).where(inArray(countedEvents.key, old));
}

export async function wasCounted(orm: Orm, key: string): Promise<boolean> {
  const [row] = await orm
    .select({ key: countedEvents.key })
    .from(countedEvents)
    .where(eq(countedEvents.key, key));
  return row !== undefined;
}
