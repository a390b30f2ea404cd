import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, gte, lt, lte, sql } from '#server/base/db/drizzle.ts';
import { pressUsage } from '#server/base/db/schema/press-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

export type UsageRow = typeof pressUsage.$inferInsert;

/** Records an action on a review. */
export async function insertUsage(orm: Orm, row: UsageRow): Promise<void> {
  await orm.insert(pressUsage).values(row);
}

type UsageKey = Pick<UsageRow, 'deskId' | 'kind' | 'what'> & { readerId: string };

/** Whether a reader has done this kind of action on the same subject since a given time. */
export async function hasUsageSince(
  orm: Orm,
  { deskId, kind, what, readerId }: UsageKey,
  since: Date,
): Promise<boolean> {
  const same = and(
    eq(pressUsage.readerId, readerId),
    eq(pressUsage.deskId, deskId),
    eq(pressUsage.kind, kind),
    eq(pressUsage.what, what),
    gte(pressUsage.at, since),
  );
  return (await orm.select({ id: pressUsage.id }).from(pressUsage).where(same).limit(1)).length > 0;
}

/** Actions since a moment, the latest first and at most `limit` of each kind, with the names of readers. */
export function usageOf(orm: Orm, deskId: number, since: Date, limit: number) {
  const latest = orm
    .select({
      id: pressUsage.id,
      rank: sql<number>`row_number() over (partition by ${pressUsage.kind} order by ${pressUsage.at} desc, ${pressUsage.id} desc)`.as(
        'rank',
      ),
    })
    .from(pressUsage)
    .where(and(eq(pressUsage.deskId, deskId), gte(pressUsage.at, since)))
    .as('latest');
  return orm
    .select({
      at: pressUsage.at,
      kind: pressUsage.kind,
      by: pressUsage.by,
      who: pressUsage.who,
      what: pressUsage.what,
      name: readers.name,
      surname: readers.surname,
      companyName: readers.companyName,
    })
    .from(pressUsage)
    .innerJoin(latest, eq(latest.id, pressUsage.id))
    .leftJoin(readers, eq(readers.id, pressUsage.readerId))
    .where(lte(latest.rank, limit))
    .orderBy(desc(pressUsage.at), desc(pressUsage.id));
}

/** Deletes the actions before a moment. */
export async function deleteUsageBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(pressUsage).where(lt(pressUsage.at, before));
}
