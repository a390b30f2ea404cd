import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, lte } from '#server/base/db/drizzle.ts';
import { isNoneOf } from '#server/base/db/none-of.ts';
import { deletionRequests } from '#server/base/db/schema/account-schema.ts';

export type DeletionRequest = typeof deletionRequests.$inferSelect;

export async function deletionOf(orm: Orm, readerId: string): Promise<DeletionRequest | undefined> {
  const rows = await orm.select().from(deletionRequests).where(eq(deletionRequests.readerId, readerId));
  return rows[0];
}

/** Requests the deletion of an account; an earlier request keeps its day. */
export async function insertDeletionRequest(
  orm: Orm,
  request: Pick<DeletionRequest, 'readerId' | 'brand' | 'requestedAt' | 'dueAt'>,
): Promise<void> {
  await orm.insert(deletionRequests).values(request).onConflictDoNothing();
}

/** @returns whether there was a request. */
export async function deleteDeletionRequest(orm: Orm, readerId: string): Promise<boolean> {
  const deleted = await orm
    .delete(deletionRequests)
    .where(eq(deletionRequests.readerId, readerId))
    .returning();
  return deleted.length > 0;
}

/**
 * Claims a deletion that is due, except those of these readers, and locks it until the end of the transaction: once it is
 * locked, its reader can no longer cancel it.
 */
export async function claimDeletion(
  tx: Orm,
  now: Date,
  except: readonly string[],
): Promise<DeletionRequest | undefined> {
  const rows = await tx
    .select()
    .from(deletionRequests)
    .where(and(lte(deletionRequests.dueAt, now), isNoneOf(deletionRequests.readerId, except, 'uuid')))
    .orderBy(asc(deletionRequests.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return rows[0];
}
