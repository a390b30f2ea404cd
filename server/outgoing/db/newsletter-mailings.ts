import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { newsletterMailings } from '#server/base/db/schema/newsletters-schema.ts';

export type Mailing = typeof newsletterMailings.$inferSelect;
type Once = Pick<Mailing, 'brand' | 'newsletter' | 'day'>;

/** Those of a day that have left, or are leaving. */
export const mailingsOn = (orm: Orm, day: Day): Promise<Mailing[]> =>
  orm.select().from(newsletterMailings).where(eq(newsletterMailings.day, day));

/** Writes down that a newsletter leaves on a day, unless somebody has. */
export async function keepMailing(orm: Orm, row: Once & { createdAt: Date }): Promise<void> {
  await orm.insert(newsletterMailings).values(row).onConflictDoNothing();
}

/** Those of a day or later that were not given, for all who get them, to those who send. */
export const unplannedMailings = (orm: Orm, since: Day): Promise<Mailing[]> =>
  orm
    .select()
    .from(newsletterMailings)
    .where(and(isNull(newsletterMailings.plannedAt), gte(newsletterMailings.day, since)))
    .orderBy(asc(newsletterMailings.createdAt), asc(newsletterMailings.id));

export async function findMailing(orm: Orm, id: string): Promise<Mailing | undefined> {
  return (await orm.select().from(newsletterMailings).where(eq(newsletterMailings.id, id)))[0];
}

export async function markMailingPlanned(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.update(newsletterMailings).set({ plannedAt: now }).where(eq(newsletterMailings.id, id));
}

/** Those of earlier days, with all their letters. */
export async function forgetMailings(orm: Orm, before: Day): Promise<void> {
  await orm.delete(newsletterMailings).where(lt(newsletterMailings.day, before));
}
