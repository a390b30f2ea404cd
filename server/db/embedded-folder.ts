import { access, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Every database of PostgreSQL has it. */
const MARK = 'PG_VERSION';
const RESTORE = 'Restore it from a backup, or move it away to begin anew.';
const MOVED = 'Set DATABASE_URL to where it was moved, or give the folder its name back.';

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
  const pictures = join(dirname(folder), 'images');
  if ((await namesIn(pictures)).length > 0)
    throw new DatabaseLost(`it is empty, and the pictures in ${pictures} are those of a database`);
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { recursive: true });
  await make(made);
  // It is empty, or this fails.
  await rmdir(folder).catch(unlessMissing(undefined));
  await rename(made, folder);
}
