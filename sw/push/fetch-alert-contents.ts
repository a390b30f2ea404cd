import { NewsstandDb } from '#device/db.ts';
import { SYNC_TAG } from '#device/sync-tags.ts';
import { isWaitingForNetwork } from '#device/tables/downloads.ts';
import { readSettings } from '#device/tables/settings.ts';
import type { PushedAlert } from '#domain/push/payload.ts';
import { registerSync } from '../base/register-sync.ts';

const db = new NewsstandDb();

/** How things come to the device. */
export type Fetchers = {
  /** Asks for an address as a page would: what comes is kept. */
  ask(address: string): Promise<unknown>;
  /** Looks after the downloaded issues. */
  runDownloads(): Promise<void>;
};

/**
 * What an alert tells of is on the device when its reader comes, who may be in a tunnel by then: the article, and an issue
 * that is out, if its edition comes here every day. PSH-03, OFF-02, OFF-03
 */
export async function fetchAlertContents(
  { kind, articleId, edition }: PushedAlert,
  fetchers: Fetchers,
): Promise<void> {
  await Promise.allSettled([
    articleId !== null && !savesData() && fetchers.ask(articleAddress(articleId)),
    kind === 'edition' && edition !== null && bringEdition(edition, fetchers),
  ]);
}

const articleAddress = (id: number) => new URL(`/api/edicola/articolo?id=${id}`, location.origin).href;

/** By the rules of what comes every day: which networks may be used is for them to say. */
async function bringEdition(edition: string, { runDownloads }: Fetchers): Promise<void> {
  const { dailyEditions } = await readSettings(db);
  if (!dailyEditions.includes(edition)) return;
  await runDownloads();
  if (await isWaitingForNetwork(db)) await registerSync(SYNC_TAG);
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
