import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, gte, isNull, lt } from '#server/base/db/drizzle.ts';
import { newsletterMailings } from '#server/base/db/schema/newsletters-schema.ts';

export type Mailing = typeof newsletterMailings.$inferSelect;
type MailingKey = Pick<Mailing, 'brand' | 'newsletter' | 'day'>;

/** Mailings of a day that have been sent, or are being sent. */
export const mailingsOn = (orm: Orm, day: Day): Promise<Mailing[]> =>
  orm.select().from(newsletterMailings).where(eq(newsletterMailings.day, day));

/** Stores that a newsletter is sent on a day, unless it is stored already. */
export async function storeMailing(orm: Orm, row: MailingKey & { createdAt: Date }): Promise<void> {
  await orm.insert(newsletterMailings).values(row).onConflictDoNothing();
}

/** Mailings of a day or later whose letters have not all been queued. */
export const mailingsToQueue = (orm: Orm, since: Day): Promise<Mailing[]> =>
  orm
    .select()
    .from(newsletterMailings)
    .where(and(isNull(newsletterMailings.queuedAt), gte(newsletterMailings.day, since)))
    .orderBy(asc(newsletterMailings.createdAt), asc(newsletterMailings.id));

export async function findMailing(orm: Orm, id: string): Promise<Mailing | undefined> {
  return (await orm.select().from(newsletterMailings).where(eq(newsletterMailings.id, id)))[0];
}

export async function markMailingQueued(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.update(newsletterMailings).set({ queuedAt: now }).where(eq(newsletterMailings.id, id));
}

/** Deletes the mailings of earlier days, with all their letters. */
export async function forgetMailings(orm: Orm, before: Day): Promise<void> {
  await orm.delete(newsletterMailings).where(lt(newsletterMailings.day, before));
}
