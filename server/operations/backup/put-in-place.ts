import { access, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openConnection } from '#server/base/db/transfer/connection.ts';
import { holdsAnything, TargetNotEmpty } from '#server/base/db/transfer/fill.ts';
import { IMAGES, KEY_FILES, MAIL } from './data-files.ts';

/** Folder in which a restore gathers what it brings, inside the data folder. */
export const RESTORING = 'restore.part';
/** Stands in it from when the first of its files is put in place. */
const MARK = 'being-put-in-place';
const DATABASE = 'database';

/** What a restore puts into the data folder, the database last: from then on all is there. */
const IN_ORDER = [...KEY_FILES, MAIL, IMAGES, DATABASE];

/** A restore was killed between the first and the last file that it put in place. */
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

/** Whether a PostgreSQL has what a restore brought: it is told to keep it when all files are in place. */
async function hasRows(url: string): Promise<boolean> {
  const connection = await openConnection({ url });
  return await holdsAnything(connection).finally(() => connection.close());
}

/**
 * Sees to it that no half of a restore is there. One that was killed after its last step is whole: what it worked with is
 * removed.
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

/** Whether a folder is there and something is in it; so is a file. */
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
 * Moves what was gathered to where it belongs, each file or folder at once.
 * @returns what takes it back
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
      // An empty folder may stand there.
      await rename(join(work, name), join(dataFolder, name));
      placed.push(name);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}
