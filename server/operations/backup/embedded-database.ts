import { join } from 'node:path';
import { holdsDatabase } from '#server/base/db/embedded-folder.ts';

/** There is no embedded database to read. */
export class NoEmbeddedDatabase extends Error {
  constructor(dataFolder: string) {
    super(
      `There is no database in ${dataFolder}. Set DATA_DIR to the folder of the server, or DATABASE_URL as it has it.`,
    );
    this.name = 'NoEmbeddedDatabase';
  }
}

/** The embedded database was moved to a PostgreSQL, by a command that may have been killed after its last step. */
export class DatabaseMoved extends Error {
  constructor(dataFolder: string) {
    super(
      `The database of ${dataFolder} was moved: all of it is where DATABASE_URL is to lead. It is kept as ${leftBehind(dataFolder)}.`,
    );
    this.name = 'DatabaseMoved';
  }
}

/** Path of the embedded database in a data folder. */
export const databaseIn = (dataFolder: string) => join(dataFolder, 'database');

/** Path of the database that was moved. Under its old name a start without DATABASE_URL would use it. */
export const leftBehind = (dataFolder: string) => `${databaseIn(dataFolder)}.moved`;

/**
 * Call it before the folder is touched, so that a wrong DATA_DIR is not created.
 * @throws NoEmbeddedDatabase
 * @throws DatabaseMoved
 */
export async function assertDatabaseIn(dataFolder: string): Promise<void> {
  if (await holdsDatabase(databaseIn(dataFolder))) return;
  const isMoved = await holdsDatabase(leftBehind(dataFolder));
  throw isMoved ? new DatabaseMoved(dataFolder) : new NoEmbeddedDatabase(dataFolder);
}
