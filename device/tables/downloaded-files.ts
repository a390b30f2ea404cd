import type { Table } from 'dexie';

/** A file of an issue, cached in Cache Storage under `path`, with the hash it was verified against. OFF-03 */
export type DownloadedFile = { owner: string; path: string; sha256: string; bytes: number };

type Db = { heldFiles: Table<DownloadedFile, [owner: string, path: string]> };

/** Hashes of the downloaded files among these paths, by path. */
export async function hashesOf(db: Db, owner: string, paths: string[]): Promise<Map<string, string>> {
  const rows = await db.heldFiles.bulkGet(paths.map((path) => [owner, path]));
  return new Map(rows.flatMap((row) => (row ? [[row.path, row.sha256]] : [])));
}

export async function downloadedPaths(db: Db, owner: string): Promise<string[]> {
  const keys = await db.heldFiles.where('owner').equals(owner).primaryKeys();
  return keys.map(([, path]) => path);
}

export async function addFileRows(db: Db, files: DownloadedFile[]): Promise<void> {
  await db.heldFiles.bulkPut(files);
}

export async function deleteFileRows(db: Db, owner: string, paths: string[]): Promise<void> {
  await db.heldFiles.bulkDelete(paths.map((path) => [owner, path]));
}
