import { NewsstandDb } from '#device/db.ts';
import { DAILY_SYNC_TAG, DOWNLOAD_QUEUE_SYNC_TAG } from '#device/sync-tags.ts';
import { isWaitingForNetwork } from '#device/tables/downloads.ts';
import { runDownloads } from './run-downloads.ts';

/** Background Sync and Periodic Background Sync, where the browser has them: another chance to do pending downloads. */
export function onDownloadsSync(event: SyncEvent): void {
  if (event.tag === DAILY_SYNC_TAG) event.waitUntil(runDownloads());
  if (event.tag === DOWNLOAD_QUEUE_SYNC_TAG) event.waitUntil(downloadAll());
}

/** @throws Error if an issue still waits for a network: the browser then retries by itself. */
async function downloadAll(): Promise<void> {
  await runDownloads();
  const db = new NewsstandDb();
  try {
    if (await isWaitingForNetwork(db)) throw new Error('downloads: an issue still waits for a network');
  } finally {
    db.close();
  }
}
