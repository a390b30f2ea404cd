import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { orders } from '#server/base/db/schema/purchases-schema.ts';

/** What was paid for the last period of some subscriptions, by their ids; nothing for those without a paid order. */
export async function lastPaidCents(orm: Orm, subscriptionIds: number[]): Promise<Map<number, number>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await orm
    .select({ id: orders.subscriptionId, cents: orders.cents })
    .from(orders)
    .where(
      and(
        inArray(orders.subscriptionId, subscriptionIds),
        eq(orders.status, 'paid'),
        // The change of a card costs nothing.
        ne(orders.kind, 'card'),
      ),
    )
    .orderBy(asc(orders.settledAt), asc(orders.createdAt));
  return new Map(rows.flatMap(({ id, cents }) => (id === null ? [] : [[id, cents]])));
}
