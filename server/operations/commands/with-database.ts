import { join } from 'node:path';
import type { Config } from '#server/base/config/config.ts';
import { connect, type Database } from '#server/base/db/connect.ts';
import { assertNotCutOff } from '../backup/put-in-place.ts';

/**
 * Opens the database for a command that holds the data folder itself, and closes it when the work is done. It refuses
 * half a restore, where a new database would be created.
 * @throws RestoreCutOff
 * @throws DatabaseUnavailable
 */
export async function withDatabase<T>(
  { dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  await assertNotCutOff(dataFolder, databaseUrl);
  const db = await connect(databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'database') });
  return await work(db).finally(() => db.close());
}
