import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Kind = 'file' | 'link' | 'folder' | 'other';

/**
 * An entry that is not a folder, or a folder whose name is not UTF-8. `isReachable` is false for names that
 * are not UTF-8, because Node.js cannot open them by a path in text.
 */
export type FolderEntry = { path: string; kind: Kind; isReachable: boolean };

function kindOf(entry: Dirent<Buffer>): Kind {
  if (entry.isFile()) return 'file';
  if (entry.isSymbolicLink()) return 'link';
  return entry.isDirectory() ? 'folder' : 'other';
}

/** Lists the entries of a folder and of the folders within it. Links are not followed. */
export async function* entriesUnder(folder: string): AsyncGenerator<FolderEntry> {
  for (const entry of await readdir(folder, { withFileTypes: true, encoding: 'buffer' })) {
    const listed = {
      path: join(folder, entry.name.toString()),
      kind: kindOf(entry),
      isReachable: isUtf8(entry.name),
    };
    if (listed.kind === 'folder' && listed.isReachable) yield* entriesUnder(listed.path);
    else yield listed;
  }
}
