import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, inArray, isNotNull, lt, notExists, sql } from '#server/base/db/drizzle.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { alertMessages } from '#server/base/db/schema/messages-schema.ts';
import { visible } from '#server/newsroom/db/newsstand-queries.ts';

export type AlertMessage = typeof alertMessages.$inferSelect;
export type NewAlertMessage = Omit<AlertMessage, 'id' | 'decidedAt'>;

/** Stores a message, or returns the one that an earlier call with the same key stored. */
export async function insertOrFindMessage(orm: Orm, row: NewAlertMessage): Promise<AlertMessage> {
  const [inserted] = await orm.insert(alertMessages).values(row).onConflictDoNothing().returning();
  if (inserted) return inserted;
  const earlier = await messageByKey(orm, row.brand, row.idempotencyKey);
  if (!earlier) throw new Error('an alert message was neither inserted nor found by its key');
  return earlier;
}

/** The message that an earlier call with this key stored. */
export async function messageByKey(orm: Orm, brand: Sigla, key: string): Promise<AlertMessage | undefined> {
  const hasKey = and(eq(alertMessages.brand, brand), eq(alertMessages.idempotencyKey, key));
  const [message] = await orm.select().from(alertMessages).where(hasKey);
  return message;
}

/** Those of these keys whose message has been decided for its readers; one that was only stored still has to be. */
export async function decidedKeys(
  orm: Orm,
  brand: Sigla,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { idempotencyKey: key, decidedAt } = alertMessages;
  const rows = await orm
    .select({ key })
    .from(alertMessages)
    .where(and(eq(alertMessages.brand, brand), inArray(key, [...keys]), isNotNull(decidedAt)));
  return new Set(rows.map((row) => row.key));
}

/** The messages on any of these articles. */
export const messagesOnArticles = (
  orm: Orm,
  brand: Sigla,
  articleIds: readonly number[],
): Promise<AlertMessage[]> =>
  orm
    .select()
    .from(alertMessages)
    .where(and(eq(alertMessages.brand, brand), inArray(alertMessages.articleId, [...articleIds])));

/** Messages in the order in which they were written. */
export const messagesOf = (orm: Orm, ids: readonly string[]): Promise<AlertMessage[]> =>
  orm
    .select()
    .from(alertMessages)
    .where(inArray(alertMessages.id, [...ids]))
    .orderBy(alertMessages.createdAt, alertMessages.id);

/**
 * Those of these messages that may be sent now: not those on an article that is not public any more. ROL-06
 */
export function messagesToSend(orm: Orm, ids: readonly string[], now: Date): Promise<AlertMessage[]> {
  const hidden = orm
    .select({ one: sql`1` })
    .from(articles)
    .where(and(eq(articles.id, alertMessages.articleId), sql`not (${visible(now)})`));
  return orm
    .select()
    .from(alertMessages)
    .where(and(inArray(alertMessages.id, [...ids]), notExists(hidden)))
    .orderBy(alertMessages.createdAt, alertMessages.id);
}

/** Deletes the messages that were created before a moment, with the decisions and deliveries of their readers. */
export async function deleteMessagesBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(alertMessages).where(lt(alertMessages.createdAt, before));
}

export async function markDecided(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.update(alertMessages).set({ decidedAt: now }).where(eq(alertMessages.id, id));
}
