import { and, eq } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { orders } from '#server/base/db/schema/purchases-schema.ts';

/** Marks what was paid for a subscription as to be paid back. */
export async function refundOrdersOf(tx: Orm, subscriptionId: number, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'refunded', settledAt: now })
    .where(and(eq(orders.subscriptionId, subscriptionId), eq(orders.status, 'paid')));
}
