import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { connect, type Database } from '#server/base/db/connect.ts';
import { openMadeDatabase } from './made-database.ts';
import { createScratchDatabase } from './scratch-database.ts';

/** The test files of a worker share one embedded database, which ends with the worker. */
let embedded: Promise<Database> | undefined;

type Opened = { db: Database; end(): Promise<void> };

async function open(): Promise<Opened> {
  const server = process.env.DATABASE_URL;
  if (!server) {
    embedded ??= openMadeDatabase();
    const db = await embedded;
    // Rows deleted by earlier files would otherwise still take room and time.
    await db.orm.execute(sql`vacuum`);
    return { db, end: async () => undefined };
  }
  const scratch = await createScratchDatabase(server, inject('template'));
  const db = await connect({ url: scratch.url });
  return { db, end: () => db.close().then(scratch.drop) };
}

/**
 * Deletes the rows of all tables that have had any, without triggers and foreign keys, which would need an order.
 * `truncate` takes ten times as long on either database, because it creates new files that a server syncs to disk.
 */
const DELETED = `set local session_replication_role = replica;
  for name in select format('%I', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 loop
    execute 'delete from ' || name;
  end loop;`;

const COUNTED_ANEW = `for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public'
    and last_value is not null loop
    perform setval(name, 1, false);
  end loop;`;

/**
 * Deletes all rows. A request of the previous test that was not awaited may still lock a table; emptying is retried
 * then.
 */
export async function empty({ orm }: Database): Promise<void> {
  await orm.execute(
    sql.raw(`do $$ declare name text; begin
    loop
      begin
        ${DELETED}
        ${COUNTED_ANEW}
        exit;
      exception when deadlock_detected then null;
      end;
    end loop;
  end $$`),
  );
}

export type TestDatabaseOptions = {
  /**
   * Empties the database only before the first test: for files that fill it once, in `beforeAll`, and whose tests only
   * read it.
   */
  once?: boolean;
};

/**
 * Provides an empty database with the product's schema to each test of a file. It is embedded unless DATABASE_URL names
 * a PostgreSQL server: then it is a scratch database there, dropped at the end.
 * @returns a function that gives the database within tests
 */
export function testDatabase({ once = false }: TestDatabaseOptions = {}): () => Database {
  let opened: Opened | undefined;
  const current = (): Database => {
    if (!opened) throw new Error('the test database is open within tests only');
    return opened.db;
  };
  beforeAll(async () => {
    opened = await open();
    if (once) await empty(opened.db);
  });
  if (!once) beforeEach(() => empty(current()));
  afterAll(() => opened?.end());
  return current;
}
