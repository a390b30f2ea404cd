import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, lt } from '#server/base/db/drizzle.ts';
import { deliveryReceipts } from '#server/base/db/schema/content-schema.ts';

const RECEIPT_LIFETIME_MS = 30 * 86_400_000;

export type Receipt = typeof deliveryReceipts.$inferSelect;

export async function findReceipt(orm: Orm, brand: Sigla, key: string): Promise<Receipt | undefined> {
  return (
    await orm
      .select()
      .from(deliveryReceipts)
      .where(and(eq(deliveryReceipts.brand, brand), eq(deliveryReceipts.key, key)))
  )[0];
}

/** Saves the answer to a delivery, and deletes expired ones, which no client requests again. */
export async function saveReceipt(orm: Orm, receipt: Receipt): Promise<void> {
  const expiredBefore = new Date(receipt.createdAt.getTime() - RECEIPT_LIFETIME_MS);
  await orm.delete(deliveryReceipts).where(lt(deliveryReceipts.createdAt, expiredBefore));
  await orm.insert(deliveryReceipts).values(receipt).onConflictDoNothing();
}
