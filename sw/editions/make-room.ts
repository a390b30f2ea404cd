import type { PackageWire } from '#api/site/wire-types.ts';
import { CACHES } from '#device/cache-names.ts';
import type { NewsstandDb } from '#device/db.ts';
import { allDownloads, changeDownload, type Download, keyOf } from '#device/tables/downloads.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import { emptyCache } from '../caches/empty-cache.ts';
import { DownloadedIssueStore } from './downloaded-issue-store.ts';
import type { PackageFile } from './plan-download.ts';

const QUOTA = 'QuotaExceededError';

/** Cache Storage throws this error itself, the database wraps it in another one. */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === QUOTA || ('inner' in error && error.inner !== error && isOutOfRoom(error.inner)));

type IssueKey = Pick<Download, 'owner' | 'edition' | 'day'>;

/** A stored issue with its pictures of every width: path and bytes. */
type StoredIssue = { row: Download; pictures: Map<string, number> };

const picturesOf = (manifest: PackageWire | null): Map<string, number> =>
  new Map(manifest?.immagini.flatMap(({ file }) => file.map(({ indirizzo, byte }) => [indirizzo, byte])));

/**
 * Makes some room for an issue and its files. The pictures cached while reading are deleted first, then those of
 * downloaded issues, the oldest first and pinned ones last. Texts are never deleted. False if nothing is left to
 * delete. OFF-02
 */
export async function makeRoom(db: NewsstandDb, issue: IssueKey, files: readonly PackageFile[]) {
  if (await emptyCache(CACHES.pictures)) return true;
  for (const owner of new Set([NO_ACCOUNT, issue.owner])) {
    if (await makeRoomIn(db, owner, issue, files)) return true;
  }
  return false;
}

/** Deletes pictures of one owner's downloads, one issue at a time; true as soon as some were deleted. */
async function makeRoomIn(db: NewsstandDb, owner: string, issue: IssueKey, files: readonly PackageFile[]) {
  const store = new DownloadedIssueStore(db, owner);
  const rows = await allDownloads(db, owner);
  const stored: StoredIssue[] = await Promise.all(
    rows.map(async (row) => ({ row, pictures: picturesOf(await store.manifest(row)) })),
  );
  const older = stored
    .filter(({ row: { day, edition } }) =>
      day === issue.day ? edition !== issue.edition || owner !== issue.owner : day < issue.day,
    )
    .sort((a, b) => Number(a.row.pinned) - Number(b.row.pinned) || a.row.day.localeCompare(b.row.day));
  const neededPaths = new Set(owner === issue.owner ? files.map(({ path }) => path) : []);
  const pinned = new Set(stored.flatMap(({ row, pictures }) => (row.pinned ? [...pictures.keys()] : [])));
  for (const { row, pictures } of older) {
    // Pictures that the new issue shows too stay. Those of a pinned issue are deleted only with that issue.
    const deletable = [...pictures.keys()].filter(
      (path) => !neededPaths.has(path) && (row.pinned || !pinned.has(path)),
    );
    const downloaded = await store.hashesOfDownloaded(deletable.map((path) => ({ path })));
    if (downloaded.size === 0) continue;
    await store.deleteFiles([...downloaded.keys()]);
    for (const storedIssue of stored) await recordLoss(db, storedIssue, downloaded);
    return true;
  }
  return false;
}

/** Local editions of a day share pictures: each one records what it has lost. */
async function recordLoss(
  db: NewsstandDb,
  { row, pictures }: StoredIssue,
  deletedPaths: ReadonlyMap<string, string>,
) {
  const lost = [...pictures].filter(([path]) => deletedPaths.has(path));
  if (lost.length === 0 || row.state !== 'ready') return;
  const bytes = lost.reduce((sum, [, size]) => sum + size, 0);
  await changeDownload(db, keyOf(row), {
    doneBytes: Math.max(0, row.doneBytes - bytes),
    missingPictures: row.missingPictures + lost.length,
    failure: 'space',
  });
}
