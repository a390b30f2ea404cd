import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { createScratchDatabase } from './scratch-database.ts';

/** A boot of the embedded database takes seconds: the test files of a worker share one, and it ends with the worker. */
let embedded: Promise<Database> | undefined;

type Opened = { db: Database; end(): Promise<void> };

async function open(): Promise<Opened> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    embedded ??= connect({});
    return { db: await embedded, end: async () => undefined };
  }
  const scratch = await createScratchDatabase(url);
  const db = await connect({ url: scratch.url });
  return { db, end: () => db.close().then(scratch.drop) };
}

/** Every table anew that has held anything, with its file: nothing is left of what was deleted before. */
const TRUNCATED = `select string_agg(format('%I', relname), ', ') into name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0;
  if name is not null then execute 'truncate ' || name || ' cascade'; end if;`;

/**
 * What is in them, table by table: a server would wait until the file of every truncated table is synced. Without
 * triggers and references, which would have their own order.
 */
const DELETED = `set local session_replication_role = replica;
  for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
    execute 'select exists (select from ' || name || ')' into holds;
    if holds then execute 'delete from ' || name; end if;
  end loop;`;

const COUNTED_ANEW = `for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public'
    and last_value is not null loop
    perform setval(name, 1, false);
  end loop;`;

/** A call of the test before, which nobody waited for to its end, may hold what is emptied: then it is tried again. */
async function empty({ orm, kind }: Database): Promise<void> {
  await orm.execute(
    sql.raw(`do $$ declare name text; holds boolean; begin
    loop
      begin
        ${kind === 'embedded' ? TRUNCATED : DELETED}
        ${COUNTED_ANEW}
        exit;
      exception when deadlock_detected then null;
      end;
    end loop;
  end $$`),
  );
}

/**
 * An empty database with the product's schema for each test of a file. Embedded, unless DATABASE_URL names a
 * PostgreSQL server: then a scratch database on it, which is dropped at the end.
 * @returns the database, to be asked for within tests
 */
export function testDatabase(): () => Database {
  let opened: Opened | undefined;
  const current = (): Database => {
    if (!opened) throw new Error('the test database is open within tests only');
    return opened.db;
  };
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => empty(current()));
  afterAll(() => opened?.end());
  return current;
}
