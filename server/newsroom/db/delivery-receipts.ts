import { and, eq, lt } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { deliveryReceipts } from '#server/base/db/schema/content-schema.ts';

const KEPT_MS = 30 * 86_400_000;

export type Receipt = typeof deliveryReceipts.$inferSelect;

export async function findReceipt(orm: Orm, brand: Sigla, key: string): Promise<Receipt | undefined> {
  return (
    await orm
      .select()
      .from(deliveryReceipts)
      .where(and(eq(deliveryReceipts.brand, brand), eq(deliveryReceipts.key, key)))
  )[0];
}

/** Stores an answer, and deletes those that are too old to be requested again. */
export async function keepReceipt(orm: Orm, receipt: Receipt): Promise<void> {
  const oldest = new Date(receipt.createdAt.getTime() - KEPT_MS);
  await orm.delete(deliveryReceipts).where(lt(deliveryReceipts.createdAt, oldest));
  await orm.insert(deliveryReceipts).values(receipt).onConflictDoNothing();
}
