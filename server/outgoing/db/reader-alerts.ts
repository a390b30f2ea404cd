import type { Sigla } from '#domain/brands/brand.ts';
import { type AlertRules, DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, count, eq, gte, inArray, isNull, lte } from '#server/base/db/drizzle.ts';
import { readerAlerts } from '#server/base/db/schema/messages-schema.ts';
import { alertRules } from '#server/base/db/schema/push-schema.ts';
import { toAlertRules } from './alert-rules.ts';

export type ReaderAlert = typeof readerAlerts.$inferSelect;

/** Returns a function that gives the rules of each of these readers on a paper. */
export async function rulesOf(
  orm: Orm,
  brand: Sigla,
  readerIds: readonly string[],
): Promise<(readerId: string) => AlertRules> {
  const rows = await orm
    .select()
    .from(alertRules)
    .where(and(eq(alertRules.brand, brand), inArray(alertRules.readerId, [...readerIds])));
  const rulesByReader = new Map(rows.map((row) => [row.readerId, toAlertRules(row)]));
  return (readerId) => rulesByReader.get(readerId) ?? DEFAULT_RULES;
}

/** Returns a function that gives the number of single alerts to each of these readers since a moment. */
export async function countSingleAlerts(
  orm: Orm,
  brand: Sigla,
  readerIds: readonly string[],
  since: Date,
): Promise<(readerId: string) => number> {
  const { readerId, decidedAt, how } = readerAlerts;
  const rows = await orm
    .select({ readerId, alerts: count() })
    .from(readerAlerts)
    .where(
      and(
        eq(readerAlerts.brand, brand),
        inArray(readerId, [...readerIds]),
        gte(decidedAt, since),
        eq(how, 'alone'),
      ),
    )
    .groupBy(readerId);
  const counts = new Map(rows.map((row) => [row.readerId, row.alerts]));
  return (id) => counts.get(id) ?? 0;
}

/** Stores decisions about a message, unless a reader already has one. @returns the new ones */
export async function storeDecisions(
  orm: Orm,
  rows: readonly (typeof readerAlerts.$inferInsert)[],
): Promise<ReaderAlert[]> {
  if (rows.length === 0) return [];
  return orm
    .insert(readerAlerts)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** Readers with a due digest, up to a limit. */
export async function readersWithDueDigest(
  orm: Orm,
  now: Date,
  limit: number,
): Promise<{ readerId: string; brand: Sigla }[]> {
  const { readerId, brand, dueAt, handedOverAt } = readerAlerts;
  return orm
    .selectDistinct({ readerId, brand })
    .from(readerAlerts)
    .where(and(lte(dueAt, now), isNull(handedOverAt)))
    .orderBy(asc(readerId), asc(brand))
    .limit(limit);
}

const isWaitingFor = ({ readerId, brand }: { readerId: string; brand: Sigla }) =>
  and(eq(readerAlerts.readerId, readerId), eq(readerAlerts.brand, brand), isNull(readerAlerts.handedOverAt));

/** Messages that are due for a reader, each with the topic by which they get it. */
export async function dueMessages(
  orm: Orm,
  reader: { readerId: string; brand: Sigla },
  now: Date,
): Promise<{ messageId: string; topic: string | null }[]> {
  const { messageId, topic, dueAt } = readerAlerts;
  return orm
    .select({ messageId, topic })
    .from(readerAlerts)
    .where(and(isWaitingFor(reader), lte(dueAt, now)));
}

/** Marks these messages as handed over to the queue. */
export async function markHandedOver(
  orm: Orm,
  reader: { readerId: string; brand: Sigla },
  messageIds: readonly string[],
  now: Date,
): Promise<void> {
  await orm
    .update(readerAlerts)
    .set({ handedOverAt: now })
    .where(and(isWaitingFor(reader), inArray(readerAlerts.messageId, [...messageIds])));
}
