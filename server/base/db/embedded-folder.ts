import { access, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Every database of PostgreSQL has it. */
const MARK = 'PG_VERSION';
const RESTORE = 'Restore it from a backup, or move all of DATA_DIR away to begin anew.';
const MOVED = 'Set DATABASE_URL to where it was moved, or give the folder its name back.';
/** Folders and files that a server puts beside a database when it has opened one, never before. */
const BESIDE = ['images', 'mail', 'session-secret', 'vapid-keys.json'];

/** The folder held a database, or stands beside what belongs to one: another one is not put in its place. */
export class DatabaseLost extends Error {
  constructor(what: string, todo = RESTORE) {
    super(`${what}. ${todo}`);
    this.name = 'DatabaseLost';
  }
}

/** Nothing but what is not there counts as missing: a disk that fails for a moment has not lost a database. */
function unlessMissing<T>(missing: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return missing;
    throw error;
  };
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(unlessMissing<string[]>([]));

/** Whether there is a file, or a folder with anything in it. */
async function holdsSomething(path: string): Promise<boolean> {
  const found = await stat(path).catch(unlessMissing(null));
  return found?.isDirectory() ? (await namesIn(path)).length > 0 : found !== null;
}

/** Whether a database stands in a folder. */
export const isWhole = (folder: string): Promise<boolean> =>
  access(join(folder, MARK))
    .then(() => true)
    .catch(unlessMissing(false));

/**
 * Sees to it that an embedded database stands in a folder. A new one is made beside it and moved there when it is whole,
 * so that a start that was cut off leaves nothing that looks like a lost one.
 * @param make makes a database in a folder and closes it
 * @throws DatabaseLost
 */
export async function ensureDatabase(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (await isWhole(folder)) return;
  if ((await namesIn(folder)).length > 0) throw new DatabaseLost(`it has no ${MARK} any more`);
  const moved = `${folder}.moved`;
  if (await isWhole(moved)) throw new DatabaseLost(`it is empty, and ${moved} is there`, MOVED);
  for (const name of BESIDE) {
    const path = join(dirname(folder), name);
    if (await holdsSomething(path))
      throw new DatabaseLost(`it is empty, and ${path} belongs to one that was there`);
  }
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { recursive: true });
  await make(made);
  // It is empty, or this fails.
  await rmdir(folder).catch(unlessMissing(undefined));
  await rename(made, folder);
}
