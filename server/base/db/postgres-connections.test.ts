// @module-tag postgres
import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '#tests/support/scratch-database.ts';
import { connect, type Database } from './connect.ts';
import { isDatabaseGone } from './database-gone.ts';
import { isOutOfTime, withinTime } from './time-limit.ts';

const server = process.env.DATABASE_URL ?? '';
const postgres = test.skipIf(!server);

/** More queries than the pool has connections. */
const MANY = 12;

let scratch: ScratchDatabase;

async function open(): Promise<Database> {
  const db = await connect({ url: scratch.url });
  onTestFinished(() => db.close());
  return db;
}

const askOne = (db: Pick<Database['orm'], 'execute'>) => db.execute(sql`select 1`);

const wayOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'answered' : isDatabaseGone(outcome.reason) ? 'gone' : outcome.reason;

beforeAll(async () => {
  if (!server) return;
  scratch = await createScratchDatabase(server);
  return scratch.drop;
});

postgres('servers that start together on an empty database bring its schema up to date once', async () => {
  const { url, drop } = await createScratchDatabase(server);
  onTestFinished(drop);
  const opened = await Promise.allSettled([1, 2, 3].map(() => connect({ url })));
  for (const one of opened) if (one.status === 'fulfilled') onTestFinished(() => one.value.close());
  expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

postgres(
  'a connection that is ended in a transaction while nothing is asked costs that transaction alone',
  async () => {
    const [one, other] = [await open(), await open()];
    const failed = one.orm.transaction(async (tx) => {
      await other.orm.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`);
      await vi.waitFor(async () => {
        await expect(askOne(tx)).rejects.toThrow('is not queryable');
      });
      return await askOne(tx);
    });
    await expect(failed).rejects.toSatisfy(isDatabaseGone);
    await askOne(one.orm);
  },
);

postgres('transactions that cannot begin keep no connection', async () => {
  const { orm } = await open();
  const never = () => orm.transaction(async () => undefined, { isolationLevel: 'unheard of' as never });
  for (let time = 0; time < MANY; time += 1) await expect(never()).rejects.toThrow('begin');
  await askOne(orm);
});

postgres(
  'connections that are ended again and again fail what is asked on them, and nothing else',
  async () => {
    const [one, other] = [await open(), await open()];
    const ended = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
    const ways = new Set<unknown>();
    const askMany = () =>
      Promise.allSettled(
        Array.from({ length: MANY }, (_, at) =>
          at % 2 ? askOne(one.orm) : one.orm.transaction(async (tx) => [await askOne(tx), await askOne(tx)]),
        ),
      );
    for (let time = 0; time < MANY; time += 1) {
      const asked = askMany();
      await other.orm.execute(ended);
      for (const outcome of await asked) ways.add(wayOf(outcome));
    }
    expect([...ways].sort()).toEqual(['answered', 'gone']);
    // The next query finds connections that have broken since the last one.
    await askMany();
    expect(new Set((await askMany()).map(wayOf))).toEqual(new Set(['answered']));
  },
);

postgres('a statement is ended after its time, and the connection goes on', async () => {
  const db = await open();
  const sleep = (tx: Pick<Database['orm'], 'execute'>) => tx.execute(sql`select pg_sleep(60)`);
  const [slow] = await Promise.allSettled([withinTime(db.orm, 20, sleep)]);
  const reason = slow.status === 'rejected' ? slow.reason : null;
  expect([isOutOfTime(reason), isDatabaseGone(reason)]).toEqual([true, false]);
  await askOne(db.orm);
  const { rows } = (await db.orm.execute(sql`show statement_timeout`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ statement_timeout: '1min' }]);
});
