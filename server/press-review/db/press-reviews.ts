import { and, eq, sql } from 'drizzle-orm';
import type { Day } from '#domain/newsstand.ts';
import type { ReviewChange } from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { pressReviews } from '#server/base/db/schema/press-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

/** Which review: there is one for a desk and a day. */
export type ReviewKey = { deskId: number; day: Day };

export type ReviewRow = typeof pressReviews.$inferSelect;

const is = ({ deskId, day }: ReviewKey) => and(eq(pressReviews.deskId, deskId), eq(pressReviews.day, day));

/** A review with the name of who changed it last; undefined where nobody has begun it. */
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
    .where(is(key));
  return row;
}

export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export type WrittenBy = { by: string | null; now: Date };

/**
 * Writes a review over the version that it was made from; 0 is one that nobody has begun.
 * @returns its version, or null where it is another one meanwhile
 */
export async function writeReview(
  orm: Orm,
  { deskId, day, version, ...contents }: ReviewChange & Pick<ReviewKey, 'deskId'>,
  { by, now }: WrittenBy,
): Promise<number | null> {
  const change = { ...contents, updatedAt: now, updatedBy: by };
  const [changed] = await orm
    .update(pressReviews)
    .set({ ...change, version: sql`${pressReviews.version} + 1` })
    .where(and(is({ deskId, day }), eq(pressReviews.version, version)))
    .returning({ version: pressReviews.version });
  if (changed) return changed.version;
  if (version !== 0) return null;
  const [begun] = await orm
    .insert(pressReviews)
    .values({ deskId, day, ...change, version: 1 })
    .onConflictDoNothing()
    .returning({ version: pressReviews.version });
  return begun?.version ?? null;
}

/** Holds a review until the transaction ends, begun with this title where nobody has: then its version is 0. */
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
  const [row] = await tx.select().from(pressReviews).where(is({ deskId, day })).for('update');
  if (!row) throw new Error('a review was not begun');
  return row;
}

/** Takes back that a review was begun, while nothing was put into it. */
export async function dropUnbegun(tx: Orm, key: ReviewKey): Promise<void> {
  await tx.delete(pressReviews).where(and(is(key), eq(pressReviews.version, 0)));
}
