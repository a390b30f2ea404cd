import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, inArray } from '#server/base/db/drizzle.ts';
import { subscriptionReceipts } from '#server/base/db/schema/purchases-schema.ts';

export type ReceiptRow = typeof subscriptionReceipts.$inferSelect;

/**
 * Receipts of a reader's declarations about the given subscriptions (renewal switched off or on, withdrawal),
 * the latest first.
 */
export async function receiptsOf(
  orm: Orm,
  readerId: string,
  subscriptionIds: number[],
): Promise<ReceiptRow[]> {
  if (subscriptionIds.length === 0) return [];
  return await orm
    .select()
    .from(subscriptionReceipts)
    .where(
      and(
        eq(subscriptionReceipts.readerId, readerId),
        inArray(subscriptionReceipts.subscriptionId, subscriptionIds),
      ),
    )
    .orderBy(desc(subscriptionReceipts.at), desc(subscriptionReceipts.id));
}

type NewReceipt = Omit<typeof subscriptionReceipts.$inferInsert, 'id'>;

export async function addReceipt(tx: Orm, row: NewReceipt): Promise<ReceiptRow> {
  const [added] = await tx.insert(subscriptionReceipts).values(row).returning();
  if (!added) throw new Error('the insert of a receipt returned no row');
  return added;
}
