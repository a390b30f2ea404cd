import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import type { Db as QueueDb } from 'pg-boss';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { PgDatabase, PgQueryResultHKT } from './drizzle-tables.ts';
import { connectTo, type EmbeddedConnections } from './embedded/connections.ts';
import { createMessageHandler } from './embedded/message-handler.ts';
import { openThread } from './embedded/open-thread.ts';
import { ensureDatabase } from './embedded-folder.ts';
import { type Listening, listen } from './listen.ts';
import { createConnection, openPool, ormOn, queryPool } from './postgres-connections.ts';

/** Queries and transactions, the same on the embedded database and on PostgreSQL. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** Ends the calls to a listener, and releases it. */
export type Unfollow = () => Promise<void>;

export type Database = {
  orm: Orm;
  kind: 'embedded' | 'postgresql';
  /** The same database, for the job queue that is stored in it. */
  queue: QueueDb;
  /** Calls the listener whenever any process commits a change of the contents (see `announceChange`). */
  onContentChanged(listener: () => void): Promise<Unfollow>;
  /**
   * Calls the listener at every notification about a conversation (see `announceChat`), and with null where some may
   * have been missed.
   */
  onChatEvent(listener: (payload: string | null) => void): Promise<Unfollow>;
  close(): Promise<void>;
};

/** Folder of the migrations, as drizzle's `migrate` expects it. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/**
 * Channel on which a committed import notifies every server that the data it prepared from the contents are out of
 * date.
 */
export const CONTENT_CHANGED = 'edicola_content_changed';

/** Channel on which servers notify each other of events in conversations. */
export const CHAT_EVENTS = 'edicola_chat_notice';

/**
 * Connects and brings the schema up to date. Without a folder or an address the database is in memory.
 * @throws DatabaseUnavailable
 */
export async function connect({ folder, url }: { folder?: string; url?: string }): Promise<Database> {
  try {
    return url ? await connectPostgres(url) : await connectEmbedded(folder);
  } catch (error) {
    throw new DatabaseUnavailable(url ? 'The database of DATABASE_URL' : `The database in ${folder}`, error);
  }
}

async function connectEmbedded(folder?: string): Promise<Database> {
  if (folder) await ensureDatabase(folder, makeEmbedded);
  const open = () => openThread(folder);
  return await migrateAndWrap(connectTo(await open(), open));
}

async function makeEmbedded(folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder });
  await client.close();
}

/**
 * Makes a database of an embedded one that was opened in this thread with `EXTENSIONS`, and brings its schema
 * up to date.
 */
export async function databaseOnClient(client: PGlite): Promise<Database> {
  const opened = {
    answer: createMessageHandler(client),
    hasEnded: () => client.closed,
    close: () => client.close(),
  };
  return await migrateAndWrap(connectTo(opened, () => Promise.reject(new Error('it was closed'))));
}

async function migrateAndWrap({ pool, follow, close }: EmbeddedConnections): Promise<Database> {
  const orm = ormOn(pool);
  await migrate(orm, MIGRATIONS);
  return {
    orm,
    kind: 'embedded',
    queue: queueOn(pool, follow),
    onContentChanged: (listener) => follow(CONTENT_CHANGED, () => listener()),
    onChatEvent: (listener) => follow(CHAT_EVENTS, listener),
    close,
  };
}

type Follow = (channel: string, listener: (payload: string | null) => void) => Promise<Unfollow>;

const queueOn = (pool: Pool, follow: Follow): QueueDb => ({
  executeSql: (text, values) => queryPool(pool, text, values),
  listen: async (channel, onNotice, onReconnect) => ({
    close: await follow(channel, (payload) => (payload === null ? onReconnect() : onNotice(payload))),
  }),
});

/** An arbitrary number that is the same in every process. */
export const MIGRATION_LOCK = 7_365_104;

/** Servers that start at the same time bring the schema up to date one after the other; the later ones find it done. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = createConnection(url);
  await client.connect();
  try {
    // Ending the connection releases the lock.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), MIGRATIONS);
  } finally {
    await client.end();
  }
}

async function connectPostgres(url: string): Promise<Database> {
  await migrateUnderLock(url);
  const pool = openPool(url);
  const listening = new Set<Listening>();
  const follow: Follow = async (channel, listener) => {
    const connection = await listen(url, channel, listener);
    listening.add(connection);
    return async () => {
      listening.delete(connection);
      await connection.stop();
    };
  };
  return {
    orm: ormOn(pool),
    kind: 'postgresql',
    queue: queueOn(pool, follow),
    onContentChanged: (listener) => follow(CONTENT_CHANGED, () => listener()),
    onChatEvent: (listener) => follow(CHAT_EVENTS, listener),
    close: async () => {
      await Promise.all([...listening].map((connection) => connection.stop()));
      await pool.end();
    },
  };
}
