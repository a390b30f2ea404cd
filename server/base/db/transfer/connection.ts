import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../connect.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { EXTENSIONS } from '../embedded/extensions.ts';
import { createConnection } from '../postgres-connections.ts';

/** A connection to a database whose tables are read or written as a whole, by SQL. */
export type Connection = {
  kind: Database['kind'];
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs several statements without an answer. */
  run(script: string): Promise<void>;
  /** May be called again. */
  close(): Promise<void>;
};

/** Location of a database: a folder of its own files, or the address of a PostgreSQL. */
export type DatabaseLocation = { folder: string } | { url: string };

/** No time limits: no request waits, and whole tables take long. */
const NO_LIMITS =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;';

/**
 * Text formats that are the same on every database: timestamps to the microsecond, files in hex, numbers without loss.
 */
const PLAIN_VALUES = `set datestyle = 'ISO, YMD'; set intervalstyle = postgres; set timezone = 'UTC';
  set extra_float_digits = 3; set bytea_output = hex; set client_encoding = 'UTF8';`;

const nameOf = (location: DatabaseLocation) =>
  'url' in location
    ? `The PostgreSQL at ${new URL(location.url).host}`
    : `The database in ${location.folder}`;

async function openFolder(folder: string): Promise<Connection> {
  const client = await PGlite.create({ extensions: EXTENSIONS, dataDir: folder });
  return {
    kind: 'embedded',
    query: async <Row>(text: string, values?: unknown[]) => (await client.query<Row>(text, values)).rows,
    run: async (script) => {
      await client.exec(script);
    },
    close: () => client.close(),
  };
}

async function openAddress(url: string): Promise<Connection> {
  const client = createConnection(url);
  await client.connect();
  return {
    kind: 'postgresql',
    query: async (text, values) => (await client.query(text, values)).rows,
    run: async (script) => {
      await client.query(script);
    },
    close: () => client.end(),
  };
}

/**
 * Opens a database as it is, without bringing its schema up to date.
 * @throws DatabaseUnavailable here and at every query
 */
export async function openConnection(location: DatabaseLocation): Promise<Connection> {
  const unavailable = (error: unknown): never => {
    throw new DatabaseUnavailable(nameOf(location), error);
  };
  const opened = await ('url' in location ? openAddress(location.url) : openFolder(location.folder)).catch(
    unavailable,
  );
  let closing: Promise<void> | undefined;
  const connection: Connection = {
    kind: opened.kind,
    query: (text, values) => opened.query<never>(text, values).catch(unavailable),
    run: (script) => opened.run(script).catch(unavailable),
    close: () => {
      closing ??= opened.close();
      return closing;
    },
  };
  await connection.run(NO_LIMITS + PLAIN_VALUES);
  return connection;
}
