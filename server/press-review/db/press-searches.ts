import type { Day } from '#domain/newsstand.ts';
import type { SavedSearch } from '#domain/press-review/desk.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, inArray, sql } from '#server/base/db/drizzle.ts';
import { inChunks } from '#server/base/db/in-chunks.ts';
import { pressDesks, pressProposals, pressSearches } from '#server/base/db/schema/press-schema.ts';
import type { DeskRow } from './press-desks.ts';

export type SearchRow = typeof pressSearches.$inferSelect;

const ofDesk = (deskId: number, id: number) =>
  and(eq(pressSearches.deskId, deskId), eq(pressSearches.id, id));

/** The searches of a desk, by name. */
export const searchesOf = (orm: Orm, deskId: number): Promise<SearchRow[]> =>
  orm
    .select()
    .from(pressSearches)
    .where(eq(pressSearches.deskId, deskId))
    .orderBy(asc(pressSearches.name), asc(pressSearches.id));

export async function findSearch(orm: Orm, deskId: number, id: number): Promise<SearchRow | undefined> {
  return (await orm.select().from(pressSearches).where(ofDesk(deskId, id)))[0];
}

export const countSearches = (orm: Orm, deskId: number): Promise<number> =>
  orm.$count(pressSearches, eq(pressSearches.deskId, deskId));

type SearchValues = Pick<SavedSearch, 'name' | 'filters' | 'chapter' | 'active'>;

export async function insertSearch(
  orm: Orm,
  deskId: number,
  { now, ...search }: SearchValues & { now: Date },
): Promise<number> {
  const [row] = await orm
    .insert(pressSearches)
    .values({ ...search, deskId, createdAt: now })
    .returning({ id: pressSearches.id });
  if (!row) throw new Error('the insert of a saved search returned no row');
  return row.id;
}

/** @returns whether the desk has such a search. */
export async function changeSearch(
  orm: Orm,
  { deskId, id }: { deskId: number; id: number },
  search: SearchValues,
): Promise<boolean> {
  const changed = await orm
    .update(pressSearches)
    .set(search)
    .where(ofDesk(deskId, id))
    .returning({ id: pressSearches.id });
  return changed.length > 0;
}

/** @returns whether the desk had such a search. */
export async function removeSearch(orm: Orm, deskId: number, id: number): Promise<boolean> {
  const removed = await orm
    .delete(pressSearches)
    .where(ofDesk(deskId, id))
    .returning({ id: pressSearches.id });
  return removed.length > 0;
}

/**
 * Records a run of a search, and adds to the number of articles that the search has added to reviews since a
 * moment. Several runs may do so at the same time.
 */
export async function recordRun(
  orm: Orm,
  id: number,
  { at, added, since }: { at: Date; added: number; since: Date },
): Promise<void> {
  const { ranAt, added: addedBefore } = pressSearches;
  const ranSince = sql`${ranAt} >= ${since.toISOString()}::timestamptz`;
  await orm
    .update(pressSearches)
    .set({ ranAt: at, added: sql`case when ${ranSince} then ${addedBefore} else 0 end + ${added}::integer` })
    .where(eq(pressSearches.id, id));
}

/** Desks with active searches. */
export async function desksWithActiveSearches(orm: Orm): Promise<DeskRow[]> {
  const searching = orm
    .select({ deskId: pressSearches.deskId })
    .from(pressSearches)
    .where(eq(pressSearches.active, true));
  return await orm
    .select()
    .from(pressDesks)
    .where(inArray(pressDesks.id, searching))
    .orderBy(asc(pressDesks.id));
}

/** Records articles that searches found for a day. @returns those that had not been found for it before. */
export async function recordFound(
  tx: Orm,
  { deskId, day }: { deskId: number; day: Day },
  articleIds: readonly number[],
): Promise<Set<number>> {
  // Always in the same order, so that two transactions with the same articles wait for each other without a deadlock.
  const rows = await inChunks(
    [...articleIds].sort((a, b) => a - b),
    (chunk) =>
      tx
        .insert(pressProposals)
        .values(chunk.map((articleId) => ({ deskId, day, articleId })))
        .onConflictDoNothing()
        .returning({ articleId: pressProposals.articleId }),
  );
  return new Set(rows.map(({ articleId }) => articleId));
}

/** Forgets articles for which there was no room, so that searches find them again. */
export async function forgetFound(
  tx: Orm,
  { deskId, day }: { deskId: number; day: Day },
  articleIds: readonly number[],
): Promise<void> {
  const { articleId } = pressProposals;
  await tx
    .delete(pressProposals)
    .where(
      and(
        eq(pressProposals.deskId, deskId),
        eq(pressProposals.day, day),
        inArray(articleId, [...articleIds]),
      ),
    );
}

/**
 * Deletes the records of articles that were found for earlier days, because searches no longer fill those.
 */
export async function forgetFoundBefore(orm: Orm, before: Day): Promise<void> {
  await orm.delete(pressProposals).where(sql`${pressProposals.day} < ${before}`);
}
