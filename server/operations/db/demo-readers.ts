import { and, eq, notExists, sql } from 'drizzle-orm';
import { removeSubscriptionsHeldBy } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { removeInvoicesOf } from '#server/sales/db/invoices.ts';

/** Any number, the same in every process: those that start together write the demonstration's readers in turn. */
const DEMO_READERS_LOCK = 7_365_102;

/** Held until the end of the transaction. */
export async function lockForDemoReaders(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_READERS_LOCK})`);
}

export type DemoReaderRow = Pick<typeof readers.$inferSelect, 'id' | 'email' | 'username'>;

/** The demonstration's readers, as they are. */
export async function demoReaders(orm: Orm): Promise<DemoReaderRow[]> {
  return await orm
    .select({ id: readers.id, email: readers.email, username: readers.username })
    .from(readers)
    .where(eq(readers.demo, true));
}

/** Gives a reader another e-mail, unless somebody has it. */
export async function moveDemoReader(tx: Orm, id: string, email: string): Promise<void> {
  const taken = tx.select({ id: readers.id }).from(readers).where(eq(readers.email, email));
  await tx
    .update(readers)
    .set({ email })
    .where(and(eq(readers.id, id), notExists(taken)));
}

/** Takes away every reader of the demonstration, with all that is theirs. */
export async function removeDemoReaders(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockForDemoReaders(tx);
    const ids = (await demoReaders(tx)).map(({ id }) => id);
    await removeSubscriptionsHeldBy(tx, ids);
    // Nobody paid them; any other invoice stays when its reader goes.
    await removeInvoicesOf(tx, ids);
    await tx.delete(readers).where(eq(readers.demo, true));
  });
}
