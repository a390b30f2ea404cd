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
import { EditionStore } from './edition-store.ts';

const DECLINED_DAYS = 3;

/** The fields of an issue that is queued and of which nothing is downloaded yet. */
const NOTHING_HERE = {
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
  const lastDeclined: Day = addDays(dayAt(new Date(now)), -DECLINED_DAYS);
  // An issue of a daily edition would be fetched again immediately if its removal were not remembered.
  const isDeclined = ({ removedAt, day }: Download) => removedAt !== null && day >= lastDeclined;
  const isGone = (row: Download) => isDeclined(row) && row.state === 'queued' && row.version === null;
  const going = expiredDownloads(await allDownloads(db, owner), keep, now).filter((row) => !isGone(row));
  if (going.length === 0) return;
  const store = new EditionStore(db, owner);
  for (const row of going) await dropIssue(db, store, row);
  await cleanUpDownloads(db, store);
  for (const row of going) if (!isDeclined(row)) await forgetRemoved(db, keyOf(row));
}

/** Removes an issue; one that the reader restores meanwhile is fetched again. */
async function dropIssue(db: NewsstandDb, store: EditionStore, row: Download): Promise<void> {
  const current = await db.downloads.get(keyOf(row));
  if (current?.removedAt !== row.removedAt || current.addedAt !== row.addedAt) return;
  // Marked as removed first, so that the next run continues if the worker ends here.
  if (row.removedAt === null) await changeDownload(db, keyOf(row), { removedAt: 0 });
  await store.dropManifest(row);
  await changeDownload(db, keyOf(row), NOTHING_HERE);
}
