import { asc, eq, inArray } from 'drizzle-orm';
import type { Credit } from '#domain/changeover.ts';
import { isOver } from '#domain/subscription-rights.ts';
import type { SubscriptionRow } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { subscriptionCredits } from '#server/base/db/schema/purchases-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';

/** By what some subscriptions are longer, by their ids; nothing for those that are not. */
export async function creditsTo(orm: Orm, subscriptionIds: number[]): Promise<Map<number, Credit[]>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(subscriptionCredits)
    .where(inArray(subscriptionCredits.subscriptionId, subscriptionIds));
  return Map.groupBy(
    rows.map(({ sourceId: source, ...row }) => ({ ...row, source })),
    ({ subscriptionId }) => subscriptionId,
  );
}

export async function addCredits(tx: Orm, subscriptionId: number, credits: readonly Credit[]): Promise<void> {
  if (credits.length === 0) return;
  const rows = credits.map(({ source: sourceId, days }) => ({ subscriptionId, sourceId, days }));
  await tx.insert(subscriptionCredits).values(rows);
}

/** By how many days subscriptions, by their ids, made later ones longer that are not over; nothing for those that did not. */
export async function daysGivenBy(orm: Orm, sourceIds: number[]): Promise<Map<number, number>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await orm
    .select({
      id: subscriptionCredits.sourceId,
      days: subscriptionCredits.days,
      status: subscriptions.status,
    })
    .from(subscriptionCredits)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCredits.subscriptionId))
    .where(inArray(subscriptionCredits.sourceId, sourceIds));
  const given = new Map<number, number>();
  for (const { id, days, status } of rows) {
    if (!isOver({ status })) given.set(id, (given.get(id) ?? 0) + days);
  }
  return given;
}

/** What is longer for a subscription, and by how many days, held until the transaction ends: from now on it is not. */
export async function takeCreditsOf(
  tx: Orm,
  sourceId: number,
): Promise<{ row: SubscriptionRow; days: number }[]> {
  const found = await tx
    .select({ row: subscriptions, days: subscriptionCredits.days })
    .from(subscriptionCredits)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCredits.subscriptionId))
    .where(eq(subscriptionCredits.sourceId, sourceId))
    .orderBy(asc(subscriptions.id))
    .for('update', { of: subscriptions });
  await tx.delete(subscriptionCredits).where(eq(subscriptionCredits.sourceId, sourceId));
  return found;
}
