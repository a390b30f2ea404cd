import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isConnectionError, NoConnection } from './database-gone.ts';
import { FairPool } from './fair-pool.ts';

/**
 * No statement of readers or newsrooms takes this long unless something is wrong; readers' statements have tighter
 * limits of their own.
 */
const STATEMENT_LIMIT_MS = 60_000;

const settingsOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  // A reader is better asked to try again than left waiting for a database that does not answer.
  connectionTimeoutMillis: 8000,
  // A server that disappeared silently is noticed after this time.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
});

/** An unhandled error event would end the process. Queries on the connection fail with the error anyway. */
const ignoreErrors = (client: pg.ClientBase): pg.ClientBase => client.on('error', () => undefined);

/** A separate connection that is not open yet. If it breaks, its queries fail; the process goes on. */
export function createConnection(url: string): pg.Client {
  const connection = new pg.Client(settingsOf(url));
  ignoreErrors(connection);
  return connection;
}

/** Connections for queries and transactions. If one breaks, its queries fail; the process goes on. */
export function openPool(url: string): pg.Pool {
  const pool = new FairPool({
    ...settingsOf(url),
    max: 10,
    // Queries of a transaction that are sent together go in one message.
    pipeline: true,
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${STATEMENT_LIMIT_MS}`);
    },
  });
  // The pool handles error events only of idle connections, and a running query only the first one.
  pool.on('connect', ignoreErrors);
  pool.on('error', () => undefined);
  return pool;
}

/** Runs one statement, for callers that write SQL themselves. */
export const queryPool = (pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> =>
  pool.query(text, values).catch((error: Error) => {
    throw isConnectionError(error) ? new NoConnection(error) : error;
  });

/**
 * Runs queries and transactions on the connections of a pool. The library's own transaction never releases its
 * connection where `begin` fails (drizzle-orm 0.45).
 */
export function ormOn(pool: pg.Pool): NodePgDatabase {
  const orm = drizzle(pool);
  orm.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, config);
    } finally {
      client.release();
    }
  };
  return orm;
}
