import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** There is no embedded database to be read. */
export class NoEmbeddedDatabase extends Error {
  constructor(dataFolder: string) {
    super(
      `There is no database in ${dataFolder}. Set DATA_DIR to the folder of the server, or DATABASE_URL as it has it.`,
    );
    this.name = 'NoEmbeddedDatabase';
  }
}

/** Where the embedded database of a data folder lies. */
export const databaseIn = (dataFolder: string) => join(dataFolder, 'database');

/** To be asked before the folder is touched: a wrong DATA_DIR shall not be made. @throws NoEmbeddedDatabase */
export async function assertDatabaseIn(dataFolder: string): Promise<void> {
  await access(join(databaseIn(dataFolder), 'PG_VERSION')).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new NoEmbeddedDatabase(dataFolder) : error;
  });
}
