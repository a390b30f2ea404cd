import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database, type Orm } from './connect.ts';
import { pipelineQueries } from './pipeline-queries.ts';

let db: Database;

beforeAll(async () => {
  db = await connect({});
  await db.orm.execute(sql`create table asked (n int primary key)`);
});
beforeEach(() => db.orm.execute(sql`delete from asked`));
afterAll(() => db.close());

const add = (n: number) => sql`insert into asked values (${n})`;

const rows = async () => (await db.queue.executeSql('select n from asked order by n')).rows;

test('each query is sent once, and answered in its place', async () => {
  const found = await db.orm.transaction((tx) =>
    pipelineQueries(
      // Sent twice, the statement would conflict with its own row.
      () => tx.execute(add(1)),
      async () => {
        await tx.execute(add(2));
        return 'two';
      },
      async () => null,
    ),
  );
  expect(found.slice(1)).toEqual(['two', null]);
  expect(await rows()).toEqual([{ n: 1 }, { n: 2 }]);
});

test('when a query fails, none is sent after the transaction has ended', async () => {
  let slow: Promise<unknown> | undefined;
  const together = db.orm.transaction((tx) =>
    pipelineQueries(
      () => tx.execute(sql`select 1 / 0`),
      () => (slow = inSteps(tx)),
    ),
  );
  await expect(together).rejects.toThrow();
  await expect(slow).rejects.toThrow();
  expect(await rows()).toEqual([]);
});

/** Sends further queries, whatever their result, before it writes. */
async function inSteps(tx: Orm) {
  for (let step = 0; step < 4; step += 1) await tx.execute(sql`select ${step}`).catch(() => undefined);
  return await tx.execute(add(3));
}

test('queries are answered in order, and each sees what those before it have written', async () => {
  const count = async (tx: Orm) => {
    const { rows } = (await tx.execute(sql`select count(*)::int as n from asked`)) as unknown as Counted;
    return rows[0]?.n;
  };
  const found = await db.orm.transaction((tx) =>
    pipelineQueries(
      () => count(tx),
      () => tx.execute(add(7)),
      () => count(tx),
      () => tx.execute(sql`delete from asked where n = 7`),
      () => count(tx),
    ),
  );
  expect([found[0], found[2], found[4]]).toEqual([0, 1, 0]);
});

type Counted = { rows: { n: number }[] };
