import { access, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openConnection } from '#server/base/db/transfer/connection.ts';
import { holdsAnything, TargetNotEmpty } from '#server/base/db/transfer/fill.ts';
import { IMAGES, KEY_FILES, MAIL } from './data-files.ts';

/** Folder inside the data folder in which a restore collects its files. */
export const RESTORING = 'restore.part';
/** Exists in that folder from the moment when the first file is put in place. */
const MARK = 'being-put-in-place';
const DATABASE = 'database';

/**
 * Parts that a restore puts into the data folder, in this order. The database is last: once it is there, all parts are.
 */
const IN_ORDER = [...KEY_FILES, MAIL, IMAGES, DATABASE];

/** A restore was killed after it had put some of its files in place, but not all. */
export class RestoreCutOff extends Error {
  constructor(dataFolder: string, placed: string[]) {
    super(
      `A restore was cut off in ${dataFolder}: half of it is there. Remove ${[RESTORING, ...placed].join(', ')} from it, and restore again.`,
    );
    this.name = 'RestoreCutOff';
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const thereIn = async (folder: string): Promise<string[]> => {
  const found: string[] = [];
  for (const name of IN_ORDER) if (await isThere(join(folder, name))) found.push(name);
  return found;
};

/** Whether a PostgreSQL has the restored rows: they are committed when all files are in place. */
async function hasRows(url: string): Promise<boolean> {
  const connection = await openConnection({ url });
  return await holdsAnything(connection).finally(() => connection.close());
}

/**
 * Refuses a data folder with half a restore. If a restore was killed after its last step, it is complete, and its
 * working folder is removed.
 * @param databaseUrl null where the database is the embedded one
 * @throws RestoreCutOff
 */
export async function assertNotCutOff(dataFolder: string, databaseUrl: string | null): Promise<void> {
  const work = join(dataFolder, RESTORING);
  if (!(await isThere(join(work, MARK)))) return;
  const left = await thereIn(work);
  const hasDatabase = async () =>
    databaseUrl === null ? await isThere(join(dataFolder, DATABASE)) : await hasRows(databaseUrl);
  if (left.length === 0 && (await hasDatabase())) {
    await rm(work, { recursive: true });
    return;
  }
  throw new RestoreCutOff(
    dataFolder,
    (await thereIn(dataFolder)).filter((name) => !left.includes(name)),
  );
}

/** Whether a folder exists and is not empty; true for a file too. */
async function holdsSomething(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length > 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ENOENT') return false;
    if (error.code === 'ENOTDIR') return true;
    throw error;
  }
}

/** @throws TargetNotEmpty */
export async function assertEmpty(dataFolder: string, names: readonly string[] = IN_ORDER): Promise<void> {
  for (const name of names) {
    if (await holdsSomething(join(dataFolder, name)))
      throw new TargetNotEmpty(`The data folder ${dataFolder} is not empty: ${name} is there`);
  }
}

/**
 * Moves the collected files and folders to their places.
 * @returns a function that undoes it
 */
export async function putInPlace(dataFolder: string): Promise<() => Promise<void>> {
  const work = join(dataFolder, RESTORING);
  await writeFile(join(work, MARK), '');
  const placed: string[] = [];
  const takeBack = async () => {
    for (const name of placed.toReversed()) await rename(join(dataFolder, name), join(work, name));
    await rm(join(work, MARK));
  };
  try {
    for (const name of await thereIn(work)) {
      // An empty folder may exist there; the rename replaces it.
      await rename(join(work, name), join(dataFolder, name));
      placed.push(name);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}
