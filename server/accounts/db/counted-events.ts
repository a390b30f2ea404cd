import { eq, inArray, lt } from 'drizzle-orm';
import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { countedEvents } from '#server/base/db/schema/counted-events-schema.ts';

/** Devices give up after half of it: what they send has its key still here. */
const KEPT_DAYS = 60;

/** A few with each new key, so that nobody waits for a great clearing. */
const FORGOTTEN_AT_ONCE = 20;

/** The key of an event, and the day on which it is counted. */
export type Once = { key: string; today: Day };

/**
 * Counts unless an event with this key was counted before: both are written or neither is, and of two calls with one key at
 * the same time the second waits for the first. OFF-05
 */
export async function countOnce(
  orm: Orm,
  { key, today }: Once,
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
    await forgetOldKeys(tx, today);
  });
}

/** Two at once forget different ones: neither waits for the other. */
async function forgetOldKeys(tx: Orm, today: Day): Promise<void> {
  const old = tx
    .select({ key: countedEvents.key })
    .from(countedEvents)
    .where(lt(countedEvents.day, addDays(today, -KEPT_DAYS)))
    .limit(FORGOTTEN_AT_ONCE)
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
