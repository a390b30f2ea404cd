import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_FORMATS } from '#domain/picture-url.ts';
import { encodePicture, type PictureSize } from './encode-picture.ts';

const UNFINISHED_PREFIX = '.unfinished-';
/** Distinguishes this process's unfinished folders from those of an earlier one that was killed. */
const PROCESS_ID = randomUUID();
/** Prefix of this process's unfinished folders, which a later process may remove. */
export const UNFINISHED_OF_THIS_PROCESS = UNFINISHED_PREFIX + PROCESS_ID;

/** Whether every file is there and has contents: after a power failure a file may be empty. */
async function isComplete(folder: string, widths: number[]): Promise<boolean> {
  const names = widths.flatMap((width) => PICTURE_FORMATS.map((format) => `${width}.${format}`));
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.every((size) => size > 0);
}

/** Whether a picture is stored at every width and in every format. */
export const isStored = (imagesFolder: string, hash: string, widths: number[]): Promise<boolean> =>
  isComplete(join(imagesFolder, hash), widths);

/**
 * Renames the finished folder to its final name in one step; another import may already have stored the same picture.
 */
async function moveToFinalName(unfinished: string, folder: string, widths: number[]): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    if (!(await isComplete(folder, widths))) {
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder).catch(() => Promise.reject(error));
      return;
    }
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Encodes a picture into `<images folder>/<hash>/<width>.<format>`, unless that is already there. */
export async function storePicture(
  imagesFolder: string,
  hash: string,
  bytes: Uint8Array,
  size: PictureSize,
): Promise<void> {
  const folder = join(imagesFolder, hash);
  if (await isComplete(folder, size.widths)) return;
  // A unique name, because two imports may store the same picture at the same time.
  const unfinished = join(imagesFolder, `${UNFINISHED_OF_THIS_PROCESS}-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    for await (const { width, format, data } of encodePicture(bytes, size)) {
      await writeFile(join(unfinished, `${width}.${format}`), data);
    }
    await moveToFinalName(unfinished, folder, size.widths);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes unfinished pictures of killed imports. The data folder belongs to one process at a time. */
export async function removeUnfinished(imagesFolder: string): Promise<void> {
  for (const name of await readdir(imagesFolder).catch(() => [])) {
    const isLeftOver = name.startsWith(UNFINISHED_PREFIX) && !name.startsWith(UNFINISHED_OF_THIS_PROCESS);
    if (isLeftOver) await rm(join(imagesFolder, name), { recursive: true, force: true });
  }
}
