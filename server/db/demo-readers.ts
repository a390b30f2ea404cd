import { eq, sql } from 'drizzle-orm';
import type { Orm } from './connect.ts';
import { readers } from './readers-schema.ts';
import { removeSubscriptionsHeldBy } from './subscriptions.ts';

/** Any number, the same in every process: those that start together write the demonstration's readers in turn. */
const DEMO_READERS_LOCK = 7_365_102;

/** Held until the end of the transaction. */
export async function lockForDemoReaders(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_READERS_LOCK})`);
}

/** Ids of the demonstration's readers by their e-mail. */
export async function demoReaders(orm: Orm): Promise<Map<string, string>> {
  const rows = await orm
    .select({ id: readers.id, email: readers.email })
    .from(readers)
    .where(eq(readers.demo, true));
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Takes away every reader of the demonstration, with all that is theirs. */
export async function removeDemoReaders(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockForDemoReaders(tx);
    const ids = [...(await demoReaders(tx)).values()];
    await removeSubscriptionsHeldBy(tx, ids);
    await tx.delete(readers).where(eq(readers.demo, true));
  });
}
