import { access, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Every PostgreSQL database has this file. */
const DATABASE_FILE = 'PG_VERSION';
const RESTORE = 'Restore it from a backup, or move all of DATA_DIR away to begin anew.';
const MOVED = 'Set DATABASE_URL to the database that it was moved to, or rename the moved folder back.';
/** Folders and files that a server puts beside a database once it has opened one, never before. */
const FILES_BESIDE_DATABASE = ['images', 'mail', 'session-secret', 'vapid-keys.json'];

/**
 * The folder held a database, or files beside it belong to one, but the database is missing: no other one is put in its
 * place.
 */
export class DatabaseLost extends Error {
  constructor(what: string, advice = RESTORE) {
    super(`${what}. ${advice}`);
    this.name = 'DatabaseLost';
  }
}

/** Only a missing file counts as missing: a disk that fails for a moment has not lost a database. */
function unlessMissing<T>(missing: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return missing;
    throw error;
  };
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(unlessMissing<string[]>([]));

/** Whether a path is a file, or a folder that is not empty. */
async function isNotEmpty(path: string): Promise<boolean> {
  const stats = await stat(path).catch(unlessMissing(null));
  return stats?.isDirectory() ? (await namesIn(path)).length > 0 : stats !== null;
}

/** Whether a folder holds a database. */
export const holdsDatabase = (folder: string): Promise<boolean> =>
  access(join(folder, DATABASE_FILE))
    .then(() => true)
    .catch(unlessMissing(false));

/**
 * Makes sure that a folder holds an embedded database. A new one is made beside it and moved there when it is complete,
 * so that an interrupted start leaves nothing that looks like a lost database.
 * @param make makes a database in a folder and closes it
 * @throws DatabaseLost
 */
export async function ensureDatabase(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (await holdsDatabase(folder)) return;
  if ((await namesIn(folder)).length > 0) throw new DatabaseLost(`it has no ${DATABASE_FILE} any more`);
  const moved = `${folder}.moved`;
  if (await holdsDatabase(moved)) throw new DatabaseLost(`it is empty, and ${moved} is there`, MOVED);
  for (const name of FILES_BESIDE_DATABASE) {
    const path = join(dirname(folder), name);
    if (await isNotEmpty(path))
      throw new DatabaseLost(`it is empty, and ${path} belongs to one that was there`);
  }
  const newFolder = `${folder}.new`;
  await rm(newFolder, { recursive: true, force: true });
  await mkdir(newFolder, { recursive: true });
  await make(newFolder);
  // `rmdir` fails unless the folder is empty.
  await rmdir(folder).catch(unlessMissing(undefined));
  await rename(newFolder, folder);
}
