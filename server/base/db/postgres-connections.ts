import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isOfConnection, NoConnection } from './database-gone.ts';
import { FairPool } from './fair-pool.ts';

/** No statement of readers or newsrooms takes as long unless something is wrong; those of readers have limits of their own. */
const STATEMENT_LIMIT_MS = 60_000;

const settingsOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  // A reader is rather told to come again than left waiting for a database that says nothing.
  connectionTimeoutMillis: 8000,
  // A server that went away without a word is noticed after this.
  ...{ keepAlive: true, keepAliveInitialDelayMillis: 30_000 },
});

/** An error that nobody listens to would end the process. What was asked on the connection fails with it. */
const survive = (client: pg.ClientBase): pg.ClientBase => client.on('error', () => undefined);

/** A connection of its own, not open yet, which may break at any time. */
export function newClient(url: string): pg.Client {
  const client = new pg.Client(settingsOf(url));
  survive(client);
  return client;
}

/** Connections for queries and transactions, each of which may break at any time. */
export function openPool(url: string): pg.Pool {
  const pool = new FairPool({
    ...settingsOf(url),
    max: 10,
    // What a transaction asks together goes in one message.
    pipeline: true,
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${STATEMENT_LIMIT_MS}`);
    },
  });
  // The pool listens to those that are idle alone, and a query to the first error alone.
  pool.on('connect', survive);
  pool.on('error', () => undefined);
  return pool;
}

function orNoConnection(error: unknown): never {
  throw new NoConnection(error);
}

/** One statement, for whoever writes SQL itself. */
export const askPool = (pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> =>
  pool.query(text, values).catch((error: Error) => {
    throw isOfConnection(error) ? new NoConnection(error) : error;
  });

/**
 * Queries and transactions by the connections of a pool. The library's own transaction never gives back its connection
 * where `begin` fails (drizzle-orm 0.45).
 */
export function ormOn(pool: pg.Pool): NodePgDatabase {
  const orm = drizzle(pool);
  orm.transaction = async (run, config) => {
    const client = await pool.connect().catch(orNoConnection);
    try {
      return await drizzle(client).transaction(run, config);
    } finally {
      client.release();
    }
  };
  return orm;
}
