import { access, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openConnection } from '#server/base/db/transfer/connection.ts';
import { holdsAnything, TargetNotEmpty } from '#server/base/db/transfer/fill.ts';
import { IMAGES, KEY_FILES, MAIL } from './data-files.ts';
import { RESTORE_FOLDER, RestoreInterrupted } from './restore-interrupted.ts';

/** Marker file in the folder of a restore, from the moment when the first part is put in place. */
const PLACING_MARKER = 'being-put-in-place';
const DATABASE = 'database';

/**
 * Parts that a restore puts into the data folder, in this order. The database is last: once it is there, all parts are.
 */
const PARTS_IN_ORDER = [...KEY_FILES, MAIL, IMAGES, DATABASE];

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const partsIn = async (folder: string): Promise<string[]> => {
  const found: string[] = [];
  for (const name of PARTS_IN_ORDER) if (await exists(join(folder, name))) found.push(name);
  return found;
};

/** Whether a PostgreSQL has the restored rows: they are committed when all files are in place. */
async function hasRows(url: string): Promise<boolean> {
  const connection = await openConnection({ url });
  return await holdsAnything(connection).finally(() => connection.close());
}

/**
 * Refuses a data folder with a part of a restore. If a restore was killed after its last step, it is
 * complete, and its working folder is removed.
 * @param databaseUrl null where the database is the embedded one
 * @throws RestoreInterrupted
 */
export async function assertRestoreComplete(dataFolder: string, databaseUrl: string | null): Promise<void> {
  const workFolder = join(dataFolder, RESTORE_FOLDER);
  if (!(await exists(join(workFolder, PLACING_MARKER)))) return;
  const unplaced = await partsIn(workFolder);
  const hasDatabase = async () =>
    databaseUrl === null ? await exists(join(dataFolder, DATABASE)) : await hasRows(databaseUrl);
  if (unplaced.length === 0 && (await hasDatabase())) {
    await rm(workFolder, { recursive: true });
    return;
  }
  throw new RestoreInterrupted(
    dataFolder,
    (await partsIn(dataFolder)).filter((name) => !unplaced.includes(name)),
  );
}

/** Whether a folder exists and is not empty; true for a file too. */
async function isNotEmpty(path: string): Promise<boolean> {
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
export async function assertEmpty(
  dataFolder: string,
  names: readonly string[] = PARTS_IN_ORDER,
): Promise<void> {
  for (const name of names) {
    if (await isNotEmpty(join(dataFolder, name)))
      throw new TargetNotEmpty(`The data folder ${dataFolder} is not empty: ${name} is there`);
  }
}

/**
 * Moves the collected files and folders to their places.
 * @returns a function that undoes it
 */
export async function putInPlace(dataFolder: string): Promise<() => Promise<void>> {
  const workFolder = join(dataFolder, RESTORE_FOLDER);
  await writeFile(join(workFolder, PLACING_MARKER), '');
  const placed: string[] = [];
  const undo = async () => {
    for (const name of placed.toReversed()) await rename(join(dataFolder, name), join(workFolder, name));
    await rm(join(workFolder, PLACING_MARKER));
  };
  try {
    for (const name of await partsIn(workFolder)) {
      // An empty folder may exist there; the rename replaces it.
      await rename(join(workFolder, name), join(dataFolder, name));
      placed.push(name);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
