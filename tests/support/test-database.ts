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
    // What the files before have deleted takes no room and no time any more.
    await db.orm.execute(sql`vacuum`);
    return { db, end: async () => undefined };
  }
  const scratch = await createScratchDatabase(server, inject('template'));
  const db = await connect({ url: scratch.url });
  return { db, end: () => db.close().then(scratch.drop) };
}

/**
 * Deletes what is in the tables that have held anything, without triggers and references, which would have their own
 * order. `truncate` takes ten times as long on either database: it makes new files, a server waits until they are synced.
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

/** A call of the test before, which nobody waited for to its end, may hold what is emptied: then it is tried again. */
async function empty({ orm }: Database): Promise<void> {
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
  /** Empties it before the first test alone: for files that fill it once, in `beforeAll`, and whose tests only read that. */
  once?: boolean;
};

/**
 * An empty database with the product's schema for each test of a file. Embedded, unless DATABASE_URL names a
 * PostgreSQL server: then a scratch database on it, which is dropped at the end.
 * @returns the database, to be asked for within tests
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
