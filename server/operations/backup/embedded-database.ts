import { join } from 'node:path';
import { isWhole } from '#server/base/db/embedded-folder.ts';

/** There is no embedded database to be read. */
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

/** Where the embedded database of a data folder lies. */
export const databaseIn = (dataFolder: string) => join(dataFolder, 'database');

/** The database that was left would be taken for the one in use by a start without DATABASE_URL. */
export const leftBehind = (dataFolder: string) => `${databaseIn(dataFolder)}.moved`;

/**
 * To be asked before the folder is touched: a wrong DATA_DIR shall not be made.
 * @throws NoEmbeddedDatabase
 * @throws DatabaseMoved
 */
export async function assertDatabaseIn(dataFolder: string): Promise<void> {
  if (await isWhole(databaseIn(dataFolder))) return;
  const isMoved = await isWhole(leftBehind(dataFolder));
  throw isMoved ? new DatabaseMoved(dataFolder) : new NoEmbeddedDatabase(dataFolder);
}
