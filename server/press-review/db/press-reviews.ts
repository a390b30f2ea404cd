import type { Day } from '#domain/newsstand.ts';
import type { ReviewChange } from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, sql } from '#server/base/db/drizzle.ts';
import { pressReviews } from '#server/base/db/schema/press-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

/** Key of a review: there is one for each desk and day. */
export type ReviewKey = { deskId: number; day: Day };

export type ReviewRow = typeof pressReviews.$inferSelect;

const hasKey = ({ deskId, day }: ReviewKey) =>
  and(eq(pressReviews.deskId, deskId), eq(pressReviews.day, day));

/** A review with the name of its last editor; undefined where it has not been started. */
export async function findReview(orm: Orm, key: ReviewKey) {
  const [row] = await orm
    .select({
      version: pressReviews.version,
      title: pressReviews.title,
      abstract: pressReviews.abstract,
      chapters: pressReviews.chapters,
      updatedAt: pressReviews.updatedAt,
      by: { name: readers.name, surname: readers.surname, companyName: readers.companyName },
    })
    .from(pressReviews)
    .leftJoin(readers, eq(readers.id, pressReviews.updatedBy))
    .where(hasKey(key));
  return row;
}

export type StoredReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export type EditedBy = { by: string | null; now: Date };

/**
 * Saves a review if the stored version is still the one that the change was based on; version 0 is a review
 * that has not been started.
 * @returns its new version, or null where it has changed meanwhile
 */
export async function writeReview(
  orm: Orm,
  { deskId, day, version, ...contents }: ReviewChange & Pick<ReviewKey, 'deskId'>,
  { by, now }: EditedBy,
): Promise<number | null> {
  const change = { ...contents, updatedAt: now, updatedBy: by };
  const [updated] = await orm
    .update(pressReviews)
    .set({ ...change, version: sql`${pressReviews.version} + 1` })
    .where(and(hasKey({ deskId, day }), eq(pressReviews.version, version)))
    .returning({ version: pressReviews.version });
  if (updated) return updated.version;
  if (version !== 0) return null;
  const [inserted] = await orm
    .insert(pressReviews)
    .values({ deskId, day, ...change, version: 1 })
    .onConflictDoNothing()
    .returning({ version: pressReviews.version });
  return inserted?.version ?? null;
}

/**
 * Locks a review until the transaction ends. One that has not been started is created with this title and version 0.
 */
export async function lockReview(
  tx: Orm,
  { deskId, day }: ReviewKey,
  title: string,
  now: Date,
): Promise<ReviewRow> {
  await tx
    .insert(pressReviews)
    .values({ deskId, day, title, version: 0, abstract: '', chapters: [], updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(pressReviews).where(hasKey({ deskId, day })).for('update');
  if (!row) throw new Error('a review to lock was neither found nor inserted');
  return row;
}

/** Deletes a review that `lockReview` has created and nobody has saved since. */
export async function deleteUntouchedReview(tx: Orm, key: ReviewKey): Promise<void> {
  await tx.delete(pressReviews).where(and(hasKey(key), eq(pressReviews.version, 0)));
}
