import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** Kinds of files in the data folder besides the database, by the name of their folder in a backup. */
export type DataFileKind = 'keys' | 'mail' | 'images';

/** A file of a backup: `name` is the path in the backup, `path` that on this disk. */
export type DataFile = { kind: DataFileKind; name: string; path: string };

/**
 * Names in the data folder of the files with secret keys; the first start makes one if the settings have no such key.
 */
export const KEY_FILES = ['session-secret', 'vapid-keys.json'];
export const MAIL = 'mail';
export const IMAGES = 'images';

/** Kind and path in the data folder of a file of a backup; null if a backup must not contain such a file. */
export function dataFileOf(name: string): { kind: DataFileKind; path: string } | null {
  const key = /^keys\/([\w.-]+)$/.exec(name)?.[1];
  if (key !== undefined) return KEY_FILES.includes(key) ? { kind: 'keys', path: key } : null;
  if (/^mail\/[\w-][\w.-]*\.eml$/.test(name)) return { kind: 'mail', path: name };
  if (/^images\/[\w-]+\/[\w-]+\.\w+$/.test(name)) return { kind: 'images', path: name };
  return null;
}

/** Yields the names in a folder one by one: there may be millions. */
async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

async function* picturesIn(dataFolder: string): AsyncGenerator<DataFile> {
  const images = join(dataFolder, IMAGES);
  for await (const hash of namesIn(images)) {
    // Unfinished files of an import begin with a dot.
    if (!/^[\w-]+$/.test(hash)) continue;
    for await (const file of namesIn(join(images, hash)))
      yield { kind: 'images', name: `${IMAGES}/${hash}/${file}`, path: join(images, hash, file) };
  }
}

/**
 * Keys, and everything in the folders of mails and pictures; the caller leaves out files for which `dataFileOf` is
 * null.
 */
export async function* dataFilesIn(dataFolder: string): AsyncGenerator<DataFile> {
  for await (const name of namesIn(dataFolder))
    if (KEY_FILES.includes(name)) yield { kind: 'keys', name: `keys/${name}`, path: join(dataFolder, name) };
  for await (const name of namesIn(join(dataFolder, MAIL)))
    yield { kind: 'mail', name: `${MAIL}/${name}`, path: join(dataFolder, MAIL, name) };
  yield* picturesIn(dataFolder);
}
