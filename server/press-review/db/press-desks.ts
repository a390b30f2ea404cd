import type { Sigla } from '#domain/brands/brand.ts';
import type { DeskSettings } from '#domain/press-review/desk.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, isNotNull, sql } from '#server/base/db/drizzle.ts';
import { pressDesks } from '#server/base/db/schema/press-schema.ts';

export type DeskRow = typeof pressDesks.$inferSelect;

/** Settings of a new desk: Monday to Friday, as a press office works. */
const DEFAULT_SETTINGS = { weekdays: [1, 2, 3, 4, 5], automatic: false, groups: [], tellWhenEmpty: false };

/** The desk of a licence holder on a paper, which is created at the first call. */
export async function findOrCreateDesk(
  orm: Orm,
  { brand, readerId, now }: { brand: Sigla; readerId: string; now: Date },
): Promise<DeskRow> {
  const ofHolder = and(eq(pressDesks.brand, brand), eq(pressDesks.readerId, readerId));
  const find = async () => (await orm.select().from(pressDesks).where(ofHolder))[0];
  const found = await find();
  if (found) return found;
  await orm
    .insert(pressDesks)
    .values({ ...DEFAULT_SETTINGS, brand, readerId, createdAt: now })
    .onConflictDoNothing();
  const desk = await find();
  if (!desk) throw new Error('a press desk was neither found nor inserted');
  return desk;
}

export async function findDesk(orm: Orm, id: number): Promise<DeskRow | undefined> {
  return (await orm.select().from(pressDesks).where(eq(pressDesks.id, id)))[0];
}

/**
 * Changes a desk's settings. With a null licensee the licence line names the licence holder. If the schedule
 * changes, deadlines that have already passed are not handled any more.
 */
export async function changeDesk(
  orm: Orm,
  id: number,
  settings: Omit<DeskSettings, 'licensee'> & { licensee: string | null },
  now: Date,
): Promise<void> {
  const { deadline, weekdays, automatic, deadlineSeen } = pressDesks;
  const row = { ...settings, weekdays: [...settings.weekdays], groups: [...settings.groups] };
  await orm
    .update(pressDesks)
    .set({
      ...row,
      deadlineSeen: sql`case when ${deadline} is not distinct from ${row.deadline}::text
        and ${automatic} = ${row.automatic} and ${eq(weekdays, row.weekdays)}
        then ${deadlineSeen} else ${now.toISOString()}::timestamptz end`,
    })
    .where(eq(pressDesks.id, id));
}

/** Locks a desk: other changes to its data wait until this transaction ends. */
export async function lockDesk(tx: Orm, id: number): Promise<DeskRow | undefined> {
  return (await tx.select().from(pressDesks).where(eq(pressDesks.id, id)).for('update'))[0];
}

/** Desks whose review must be sent by a time of the day. */
export const desksWithDeadline = (orm: Orm): Promise<DeskRow[]> =>
  orm.select().from(pressDesks).where(isNotNull(pressDesks.deadline)).orderBy(asc(pressDesks.id));

/** Records that the work for a deadline has been done. */
export async function markDeadlineSeen(orm: Orm, id: number, at: Date): Promise<void> {
  await orm.update(pressDesks).set({ deadlineSeen: at }).where(eq(pressDesks.id, id));
}
