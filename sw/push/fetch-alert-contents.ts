import { NewsstandDb } from '#device/db.ts';
import { DOWNLOAD_QUEUE_SYNC_TAG } from '#device/sync-tags.ts';
import { isWaitingForNetwork } from '#device/tables/downloads.ts';
import { readSettings } from '#device/tables/settings.ts';
import type { PushedAlert } from '#domain/push/payload.ts';
import { registerSync } from '../base/register-sync.ts';

const db = new NewsstandDb();

/** Functions that bring contents to the device. */
export type ContentFetchers = {
  /** Requests an address as a page would: the answer is cached. */
  request(address: string): Promise<unknown>;
  /** Does the pending work of the downloaded issues. */
  runDownloads(): Promise<void>;
};

/**
 * Fetches the contents of an alert, because the reader may be offline when opening it: the article, and a published
 * issue if its edition is downloaded daily here. PSH-03, OFF-02, OFF-03
 */
export async function fetchAlertContents(
  { kind, articleId, edition }: PushedAlert,
  fetchers: ContentFetchers,
): Promise<void> {
  await Promise.allSettled([
    articleId !== null && !savesData() && fetchers.request(articleAddress(articleId)),
    kind === 'edition' && edition !== null && downloadEdition(edition, fetchers),
  ]);
}

const articleAddress = (id: number) => new URL(`/api/edicola/articolo?id=${id}`, location.origin).href;

/** Follows the settings of daily downloads, which also decide which networks may be used. */
async function downloadEdition(edition: string, { runDownloads }: ContentFetchers): Promise<void> {
  const { dailyEditions } = await readSettings(db);
  if (!dailyEditions.includes(edition)) return;
  await runDownloads();
  if (await isWaitingForNetwork(db)) await registerSync(DOWNLOAD_QUEUE_SYNC_TAG);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
