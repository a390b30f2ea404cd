import { and, eq, inArray } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from './connect.ts';
import { alertMessages } from './messages-schema.ts';

export type AlertMessage = typeof alertMessages.$inferSelect;
export type NewAlertMessage = Omit<AlertMessage, 'id' | 'plannedAt'>;

/** The message of this call: written now, or by the same call before. */
export async function keepMessage(
  orm: Orm,
  row: NewAlertMessage,
): Promise<{ message: AlertMessage; isNew: boolean }> {
  const [written] = await orm.insert(alertMessages).values(row).onConflictDoNothing().returning();
  if (written) return { message: written, isNew: true };
  const call = and(eq(alertMessages.brand, row.brand), eq(alertMessages.idempotencyKey, row.idempotencyKey));
  const [before] = await orm.select().from(alertMessages).where(call);
  if (!before) throw new Error('a message was neither written nor there');
  return { message: before, isNew: false };
}

/** Those of these calls that were made. */
export const messagesByKey = (orm: Orm, brand: Sigla, keys: readonly string[]): Promise<AlertMessage[]> =>
  orm
    .select()
    .from(alertMessages)
    .where(and(eq(alertMessages.brand, brand), inArray(alertMessages.idempotencyKey, [...keys])));

/** In the order in which they were written. */
export const messagesOf = (orm: Orm, ids: readonly string[]): Promise<AlertMessage[]> =>
  orm
    .select()
    .from(alertMessages)
    .where(inArray(alertMessages.id, [...ids]))
    .orderBy(alertMessages.createdAt, alertMessages.id);

export async function markPlanned(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.update(alertMessages).set({ plannedAt: now }).where(eq(alertMessages.id, id));
}
