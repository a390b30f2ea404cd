import { NewsstandDb } from '#device/db.ts';
import { expiredDownloads } from '#device/expired-downloads.ts';
import {
  changeDownload,
  type Download,
  keyOf,
  listDownloadsOfReader,
  renewRemoval,
  requestDownload,
  undoRemovalOf,
  watchDownloads,
} from '#device/tables/downloads.ts';
import { NO_ACCOUNT, readSession } from '#device/tables/session.ts';
import {
  type KeepRule,
  readSettings,
  type SettingRow,
  type Settings,
  watchSettings,
  writeSetting,
} from '#device/tables/settings.ts';
import type { PageToWorker } from '#device/worker-messages.ts';
import type { Day } from '#domain/newsstand.ts';
import { syncDaily, syncDownloads } from '#src/pwa/background-sync.ts';

type IssueKey = Pick<Download, 'owner' | 'edition' | 'day'>;
export type IssueToDownload = { edition: string; editionName: string; day: Day };

/**
 * The downloaded issues in this browser's database, and the messages that tell the worker what to do with them; loaded
 * with Dexie when first needed. Every change is written before its message is sent, so that none is lost with the
 * worker.
 * @throws DexieError where the database is blocked, Error where no worker is possible: nothing would ever be
 * downloaded.
 */
export async function openDownloads() {
  if (!('serviceWorker' in navigator)) throw new Error('This browser does not support service workers');
  const db = new NewsstandDb();
  await db.open();
  const currentOwner = async () => (await readSession(db))?.owner ?? NO_ACCOUNT;
  const change = async (issue: IssueKey, changes: Parameters<typeof changeDownload>[2]) => {
    await changeDownload(db, keyOf(issue), changes);
    postWhenReady({ type: 'interrupt-download', key: keyOf(issue) });
    postWhenReady({ type: 'run-downloads' });
  };
  return {
    watch: (onList: (downloads: Download[]) => void, onFailure: (error: unknown) => void) =>
      watchDownloads(db, onList, onFailure),
    watchSettings: (onSettings: (settings: Settings) => void, onFailure: (error: unknown) => void) =>
      watchSettings(db, onSettings, onFailure),
    async request(issue: IssueToDownload, contents: Download['contents']) {
      postWhenReady({ type: 'begin-download', edition: issue.edition, day: issue.day, contents });
      const owner = await currentOwner();
      await requestDownload(db, { ...issue, owner, contents, origin: 'reader' }, Date.now());
      postWhenReady({ type: 'run-downloads' });
      void syncDownloads();
    },
    pause: (issue: IssueKey) => change(issue, { state: 'paused' }),
    async resume(issue: IssueKey) {
      await change(issue, { state: 'queued', failure: null });
      void syncDownloads();
    },
    /**
     * For a short time the removal can be undone, then the worker deletes the issue. Its public copy is removed with
     * it.
     */
    async remove(issue: IssueKey) {
      const removedAt = Date.now();
      for (const owner of new Set([issue.owner, NO_ACCOUNT]))
        await change({ ...issue, owner }, { removedAt });
    },
    /** Restarts the time in which the removal can be undone; the worker reads it from the database. */
    extendRemoval: (issue: IssueKey) => renewRemoval(db, keyOf(issue), Date.now()),
    /** False where the worker had deleted the issue already: it is downloaded again. */
    async undoRemoval(removed: Download): Promise<boolean> {
      const isRestored = await undoRemovalOf(db, removed, Date.now());
      postWhenReady({ type: 'run-downloads' });
      if (!isRestored) void syncDownloads();
      return isRestored;
    },
    pin: (issue: IssueKey, pinned: boolean) => changeDownload(db, keyOf(issue), { pinned }),
    /** Issues that the worker would delete immediately under this rule. */
    expiringIfKept: async (keep: KeepRule) =>
      expiredDownloads(await listDownloadsOfReader(db), keep, Date.now()),
    /** The same if this issue were not pinned: it, or one whose place it then takes. */
    async expiringIfUnpinned(issue: IssueKey): Promise<Download[]> {
      const [rows, { keep }] = await Promise.all([listDownloadsOfReader(db), readSettings(db)]);
      const isSameIssue = (row: IssueKey) => keyOf(row).join() === keyOf(issue).join();
      const unpinned = rows.map((row) => ({ ...row, pinned: row.pinned && !isSameIssue(row) }));
      const expiring = new Set(expiredDownloads(unpinned, keep, Date.now()).map((row) => keyOf(row).join()));
      return rows.filter((row) => expiring.has(keyOf(row).join()));
    },
    async saveSetting(row: SettingRow) {
      await writeSetting(db, row);
      postWhenReady({ type: 'run-downloads' });
      if (row.name === 'dailyEditions') void syncDaily(row.value.length > 0);
    },
    /** From now on pictures are downloaded for this screen; those already here stay. */
    async fitPictures(pictureWidth: number) {
      if ((await readSettings(db)).pictureWidth === pictureWidth) return;
      await writeSetting(db, { name: 'pictureWidth', value: pictureWidth });
    },
    run: async () => postWhenReady({ type: 'run-downloads' }),
  };
}

export type DownloadsRepository = Awaited<ReturnType<typeof openDownloads>>;

/** The worker of a first visit may still be starting, so this waits for it. Messages keep their order. */
function postWhenReady(message: PageToWorker): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
