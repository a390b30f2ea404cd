import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of all files below a folder, of those that are still there when they are looked at. */
export async function folderSize(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}
