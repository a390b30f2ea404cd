import { join } from 'node:path';
import { holdsDatabase } from '#server/base/db/embedded-folder.ts';

/** There is no embedded database to read. */
export class NoEmbeddedDatabase extends Error {
  constructor(dataFolder: string) {
    super(
      `There is no database in ${dataFolder}. Set DATA_DIR to the data folder of the server, or DATABASE_URL to the same value as the server.`,
    );
    this.name = 'NoEmbeddedDatabase';
  }
}

/**
 * The embedded database was moved to a PostgreSQL. The move is complete, even if its command was killed
 * before it said so.
 */
export class DatabaseMoved extends Error {
  constructor(dataFolder: string) {
    super(
      `The database of ${dataFolder} was moved to PostgreSQL: set DATABASE_URL to that database. The old database is still in ${movedDatabaseIn(dataFolder)}.`,
    );
    this.name = 'DatabaseMoved';
  }
}

/** Path of the embedded database in a data folder. */
export const databaseIn = (dataFolder: string) => join(dataFolder, 'database');

/**
 * Path to which the embedded database is renamed after a move. Under its old name a start without
 * DATABASE_URL would use it.
 */
export const movedDatabaseIn = (dataFolder: string) => `${databaseIn(dataFolder)}.moved`;

/**
 * Refuses a data folder without an embedded database. To be called before the folder is touched, so that a
 * wrong DATA_DIR is not created.
 * @throws NoEmbeddedDatabase
 * @throws DatabaseMoved
 */
export async function assertDatabaseIn(dataFolder: string): Promise<void> {
  if (await holdsDatabase(databaseIn(dataFolder))) return;
  const isMoved = await holdsDatabase(movedDatabaseIn(dataFolder));
  throw isMoved ? new DatabaseMoved(dataFolder) : new NoEmbeddedDatabase(dataFolder);
}
