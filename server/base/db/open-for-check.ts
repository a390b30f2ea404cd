import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import type { RunStatement } from './check-tables.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { EXTENSIONS } from './embedded/extensions.ts';
import { holdsDatabase } from './embedded-folder.ts';
import { createConnection } from './postgres-connections.ts';

/** A connection for checking a database. */
export type CheckConnection = { run: RunStatement; close: () => Promise<void> };

/**
 * Opens a connection for checking a database as it is. The schema is not brought up to date, because that
 * would write. @throws DatabaseUnavailable
 */
export async function openForCheck({
  folder,
  url,
}: {
  folder: string;
  url: string | null;
}): Promise<CheckConnection> {
  try {
    return url === null ? await openEmbedded(folder) : await openPostgres(url);
  } catch (error) {
    throw new DatabaseUnavailable(url ? 'The database of DATABASE_URL' : `The database in ${folder}`, error);
  }
}

async function openEmbedded(folder: string): Promise<CheckConnection> {
  // The library would otherwise make a database where there is none.
  if (!(await holdsDatabase(folder))) throw new Error('there is none');
  const client = await PGlite.create({ dataDir: folder, extensions: { ...EXTENSIONS, amcheck } });
  return {
    run: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    close: () => client.close(),
  };
}

async function openPostgres(url: string): Promise<CheckConnection> {
  const client = createConnection(url);
  await client.connect();
  return {
    run: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    close: () => client.end(),
  };
}
