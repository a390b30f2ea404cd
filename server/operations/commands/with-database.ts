import { join } from 'node:path';
import type { Config } from '#server/base/config/config.ts';
import type { Database } from '#server/base/db/connect.ts';

/**
 * Opens the database for a command that holds the data folder itself, and closes it when the work is done.
 * Refuses a data folder with an interrupted restore, in which a new database would be created. A command that calls the
 * running server instead loads nothing of the database.
 * @throws RestoreInterrupted
 * @throws DatabaseUnavailable
 */
export async function withDatabase<T>(
  { dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  task: (db: Database) => Promise<T>,
): Promise<T> {
  const { assertRestoreComplete } = await import('../backup/put-in-place.ts');
  const { connect } = await import('#server/base/db/connect.ts');
  await assertRestoreComplete(dataFolder, databaseUrl);
  const db = await connect(databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'database') });
  return await task(db).finally(() => db.close());
}
