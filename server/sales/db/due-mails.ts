import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, isNull, lt, lte, or, sql } from '#server/base/db/drizzle.ts';
import { isNoneOf } from '#server/base/db/none-of.ts';
import { dueMails } from '#server/base/db/schema/purchases-schema.ts';

export type DueMail = typeof dueMails.$inferSelect;

/** Stores that a mail is to be sent, as part of the transaction with what it reports. */
export async function addDueMail(
  tx: Orm,
  row: Pick<DueMail, 'kind' | 'subscriptionId' | 'createdAt'> & { orderId?: string },
): Promise<void> {
  await tx.insert(dueMails).values(row);
}

/** Takes the next mail, except these, for one server: no other takes it before `until`. */
export async function takeDueMail(
  orm: Orm,
  { except, now, until }: { except: readonly number[]; now: Date; until: Date },
): Promise<DueMail | undefined> {
  const { id, takenUntil } = dueMails;
  const next = orm
    .select({ id })
    .from(dueMails)
    .where(and(or(isNull(takenUntil), lte(takenUntil, now)), isNoneOf(id, except, 'integer')))
    .orderBy(asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await orm
    .update(dueMails)
    .set({ takenUntil: until })
    .where(sql`${id} = (${next})`)
    .returning();
  return taken;
}

export async function deleteDueMail(orm: Orm, id: number): Promise<void> {
  await orm.delete(dueMails).where(eq(dueMails.id, id));
}

/** Deletes mails that could not be sent since before a moment. */
export async function deleteDueMailsBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(dueMails).where(lt(dueMails.createdAt, before));
}
