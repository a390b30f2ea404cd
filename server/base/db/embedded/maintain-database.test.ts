import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { rowsOf } from '../rows-of.ts';
import { maintainDatabase } from './maintain-database.ts';

const database = testDatabase();

const SIZE = sql`select pg_total_relation_size('"Often changed"')::int as size`;

test('NAV-24 a table whose rows change repeatedly does not grow without end', async () => {
  const { orm } = database();
  await orm.execute(sql`create table "Often changed" (id int primary key, at int)`);
  try {
    await orm.execute(sql`create index on "Often changed" (at)`);
    await orm.execute(sql`insert into "Often changed" select n, n from generate_series(1, 500) as n`);
    const sizes: number[] = [];
    for (let change = 0; change < 12; change += 1) {
      await orm.execute(sql`update "Often changed" set at = at + 1`);
      // The database updates its statistics once a second, or on request.
      await orm.execute(sql`select pg_stat_force_next_flush()`);
      await maintainDatabase(orm);
      sizes.push(rowsOf<{ size: number }>(await orm.execute(SIZE))[0]?.size ?? 0);
    }
    expect(sizes.at(-1)).toBe(sizes[3]);
  } finally {
    await orm.execute(sql`drop table "Often changed"`);
  }
});

test('NAV-24 the write-ahead log is shortened once it is long, and not before', async () => {
  const { orm } = database();
  const begin = async () => rowsOf(await orm.execute(sql`select redo_lsn from pg_control_checkpoint()`))[0];
  await orm.execute(sql`create table logged as select n from generate_series(1, 500) as n`);
  const before = await begin();
  await maintainDatabase(orm);
  expect(await begin()).toEqual(before);
  await maintainDatabase(orm, 1);
  expect(await begin()).not.toEqual(before);
  await orm.execute(sql`drop table logged`);
});
