import type { NewsstandDb } from '#device/db.ts';
import { expiredDownloads } from '#device/expired-downloads.ts';
import {
  allDownloads,
  changeDownload,
  type Download,
  forgetRemoved,
  keyOf,
} from '#device/tables/downloads.ts';
import type { Settings } from '#device/tables/settings.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { cleanUpDownloads } from './clean-up-downloads.ts';
import { DownloadedIssueStore } from './downloaded-issue-store.ts';

/**
 * Age in days of an issue up to which its removal is remembered. Only the latest issue is downloaded daily, which is
 * hardly ever older.
 */
const RECENT_ISSUE_DAYS = 3;

/** The fields of an issue that is queued and of which nothing is downloaded yet. */
const NOT_DOWNLOADED = {
  state: 'queued',
  failure: null,
  version: null,
  readable: false,
  doneBytes: 0,
  missingPictures: 0,
  finishedAt: null,
} as const;

/** Removes the files of issues that were removed or have expired; files that they share with others stay. */
export async function deleteDownloads(
  db: NewsstandDb,
  owner: string,
  { keep }: Pick<Settings, 'keep'>,
  now: number,
): Promise<void> {
  const oldestRemembered: Day = addDays(dayAt(new Date(now)), -RECENT_ISSUE_DAYS);
  // An issue of a daily edition would be fetched again immediately if its removal were not remembered.
  const isRememberedRemoval = ({ removedAt, day }: Download) => removedAt !== null && day >= oldestRemembered;
  const isAlreadyDeleted = (row: Download) =>
    isRememberedRemoval(row) && row.state === 'queued' && row.version === null;
  const toDelete = expiredDownloads(await allDownloads(db, owner), keep, now).filter(
    (row) => !isAlreadyDeleted(row),
  );
  if (toDelete.length === 0) return;
  const store = new DownloadedIssueStore(db, owner);
  for (const row of toDelete) await dropIssue(db, store, row);
  await cleanUpDownloads(db, store);
  for (const row of toDelete) if (!isRememberedRemoval(row)) await forgetRemoved(db, keyOf(row));
}

/** Removes an issue; one that the reader restores meanwhile is fetched again. */
async function dropIssue(db: NewsstandDb, store: DownloadedIssueStore, row: Download): Promise<void> {
  const current = await db.downloads.get(keyOf(row));
  if (current?.removedAt !== row.removedAt || current.addedAt !== row.addedAt) return;
  // Expired issues are marked as removed first, with an instant whose undo time is over, so that the next run continues
  // if the worker ends here.
  if (row.removedAt === null) await changeDownload(db, keyOf(row), { removedAt: 0 });
  await store.deleteManifest(row);
  await changeDownload(db, keyOf(row), NOT_DOWNLOADED);
}
