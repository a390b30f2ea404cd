import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, inArray, max, sql } from '#server/base/db/drizzle.ts';
import { invoices } from '#server/base/db/schema/purchases-schema.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'id' | 'number'>;

/**
 * First key of the advisory lock under which one paper's invoices of a year get their numbers one after the other. The
 * number is arbitrary, but every process must use the same.
 */
const INVOICES_LOCK = 7_365_103;

/** Adds an invoice under the next number of its paper's year. A rolled-back transaction leaves no gap. */
export async function addInvoice(tx: Orm, row: NewInvoice): Promise<InvoiceRow> {
  const series = `${row.brand} ${row.year}`;
  await tx.execute(sql`select pg_advisory_xact_lock(${INVOICES_LOCK}::int, hashtext(${series}))`);
  const [last] = await tx
    .select({ number: max(invoices.number) })
    .from(invoices)
    .where(and(eq(invoices.brand, row.brand), eq(invoices.year, row.year)));
  const [added] = await tx
    .insert(invoices)
    .values({ ...row, number: (last?.number ?? 0) + 1 })
    .returning();
  if (!added) throw new Error('the insert of an invoice returned no row');
  return added;
}

type ReaderOfPaper = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(invoices.readerId, readerId), eq(invoices.brand, brand));

/** Invoices of a reader on a paper, the newest first. */
export async function invoicesOf(orm: Orm, reader: ReaderOfPaper): Promise<InvoiceRow[]> {
  return await orm
    .select()
    .from(invoices)
    .where(ofReader(reader))
    .orderBy(desc(invoices.year), desc(invoices.number));
}

export async function findInvoice(
  orm: Orm,
  reader: ReaderOfPaper,
  id: string,
): Promise<InvoiceRow | undefined> {
  return (
    await orm
      .select()
      .from(invoices)
      .where(and(ofReader(reader), eq(invoices.id, id)))
  )[0];
}

/** The invoice for an order. */
export async function invoiceOfOrder(orm: Orm, orderId: string): Promise<InvoiceRow | undefined> {
  return (await orm.select().from(invoices).where(eq(invoices.orderId, orderId)))[0];
}

/** Number of invoices that a reader has on all papers. */
export const countInvoicesOf = (orm: Orm, readerId: string): Promise<number> =>
  orm.$count(invoices, eq(invoices.readerId, readerId));

/** Ids of those of the given subscriptions that have an invoice. */
export async function invoicedSubscriptionIds(orm: Orm, subscriptionIds: number[]): Promise<Set<number>> {
  if (subscriptionIds.length === 0) return new Set();
  const rows = await orm
    .select({ id: invoices.subscriptionId })
    .from(invoices)
    .where(inArray(invoices.subscriptionId, subscriptionIds));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

/** Deletes the invoices of demonstration accounts; those of readers are stored for ten years. */
export async function removeDemoInvoices(tx: Orm, readerIds: string[]): Promise<void> {
  if (readerIds.length > 0) await tx.delete(invoices).where(inArray(invoices.readerId, readerIds));
}
