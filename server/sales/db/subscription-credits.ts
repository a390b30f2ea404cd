import type { Credit } from '#domain/changeover.ts';
import { hasExpiredStatus } from '#domain/subscription-rights.ts';
import type { SubscriptionRow } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { asc, eq, inArray } from '#server/base/db/drizzle.ts';
import { subscriptionCredits } from '#server/base/db/schema/purchases-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';

/**
 * Credits of the given subscriptions, by their ids: days by which their first period is longer, in return for
 * what was paid for an earlier subscription. Those without credits are left out.
 */
export async function creditsReceivedBy(orm: Orm, subscriptionIds: number[]): Promise<Map<number, Credit[]>> {
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

/**
 * Days by which the given subscriptions extend later ones that still run, by their ids; those that extend none are left
 * out.
 */
export async function creditedDaysBySource(orm: Orm, sourceIds: number[]): Promise<Map<number, number>> {
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
  const daysBySource = new Map<number, number>();
  for (const { id, days, status } of rows) {
    if (!hasExpiredStatus({ status })) daysBySource.set(id, (daysBySource.get(id) ?? 0) + days);
  }
  return daysBySource;
}

/**
 * Deletes the credits that a subscription gave to others. @returns the subscriptions that it extended, each
 * with the number of days, locked until the transaction ends
 */
export async function removeCreditsFrom(
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
