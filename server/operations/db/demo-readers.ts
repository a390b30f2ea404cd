import { removeSubscriptionsHeldBy } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, notExists, sql } from '#server/base/db/drizzle.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { removeDemoInvoices } from '#server/sales/db/invoices.ts';

/**
 * Key of an advisory lock: any number, the same in every process, so that processes that start together write the
 * demonstration's readers one after the other.
 */
const DEMO_READERS_LOCK = 7_365_102;

/** Takes the lock until the end of the transaction. */
export async function lockForDemoReaders(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_READERS_LOCK})`);
}

export type DemoReaderRow = Pick<typeof readers.$inferSelect, 'id' | 'email' | 'username'>;

/** The demonstration's readers as stored. */
export async function demoReaders(orm: Orm): Promise<DemoReaderRow[]> {
  return await orm
    .select({ id: readers.id, email: readers.email, username: readers.username })
    .from(readers)
    .where(eq(readers.demo, true));
}

/** Changes a reader's e-mail, unless another reader has it. */
export async function changeDemoReaderEmail(tx: Orm, id: string, email: string): Promise<void> {
  const otherReader = tx.select({ id: readers.id }).from(readers).where(eq(readers.email, email));
  await tx
    .update(readers)
    .set({ email })
    .where(and(eq(readers.id, id), notExists(otherReader)));
}

/** Removes every reader of the demonstration, with all their data. */
export async function removeDemoReaders(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockForDemoReaders(tx);
    const ids = (await demoReaders(tx)).map(({ id }) => id);
    await removeSubscriptionsHeldBy(tx, ids);
    // These invoices were never really paid; any other invoice stays when its reader is removed.
    await removeDemoInvoices(tx, ids);
    await tx.delete(readers).where(eq(readers.demo, true));
  });
}
