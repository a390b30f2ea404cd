import { NewsstandDb } from '#device/db.ts';
import { expiredDownloads } from '#device/expired-downloads.ts';
import {
  changeDownload,
  type Download,
  keyOf,
  listReadable,
  renewRemoval,
  requestDownload,
  undoRemovalOf,
  watchDownloads,
} from '#device/tables/downloads.ts';
import { EVERYBODY, readSession } from '#device/tables/session.ts';
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
import { syncDaily, syncSoon } from '#src/pwa/background-sync.ts';

type Which = Pick<Download, 'owner' | 'edition' | 'day'>;
export type IssueToDownload = { edition: string; editionName: string; day: Day };

/**
 * The downloaded issues in this browser's database, and the messages that tell the worker what to do with them; loaded
 * with Dexie when first needed. Every change is written before its message is sent, so that none is lost with the
 * worker.
 * @throws DexieError where the database is blocked, Error where no worker is possible: nothing would ever be
 * downloaded.
 */
export async function openDownloads() {
  if (!('serviceWorker' in navigator)) throw new Error('This browser lets no worker be');
  const db = new NewsstandDb();
  await db.open();
  const ownerNow = async () => (await readSession(db))?.owner ?? EVERYBODY;
  const change = async (which: Which, to: Parameters<typeof changeDownload>[2]) => {
    await changeDownload(db, keyOf(which), to);
    tell({ type: 'interrupt-download', key: keyOf(which) });
    tell({ type: 'run-downloads' });
  };
  return {
    watch: (onList: (downloads: Download[]) => void, onFailure: (error: unknown) => void) =>
      watchDownloads(db, onList, onFailure),
    watchSettings: (onSettings: (settings: Settings) => void, onFailure: (error: unknown) => void) =>
      watchSettings(db, onSettings, onFailure),
    async want(issue: IssueToDownload, contents: Download['contents']) {
      tell({ type: 'begin-download', edition: issue.edition, day: issue.day, contents });
      const owner = await ownerNow();
      await requestDownload(db, { ...issue, owner, contents, origin: 'reader' }, Date.now());
      tell({ type: 'run-downloads' });
      void syncSoon();
    },
    pause: (which: Which) => change(which, { state: 'paused' }),
    async resume(which: Which) {
      await change(which, { state: 'queued', failure: null });
      void syncSoon();
    },
    /**
     * For a short time the removal can be undone, then the worker deletes the issue. Its public copy is removed with
     * it.
     */
    async remove(which: Which) {
      const removedAt = Date.now();
      for (const owner of new Set([which.owner, EVERYBODY])) await change({ ...which, owner }, { removedAt });
    },
    /** Restarts the time of the removal; the worker need not be notified. */
    removeAnew: (which: Which) => renewRemoval(db, keyOf(which), Date.now()),
    /** False where the worker had deleted the issue already: it is downloaded again. */
    async undoRemoval(removed: Download): Promise<boolean> {
      const isHere = await undoRemovalOf(db, removed, Date.now());
      tell({ type: 'run-downloads' });
      if (!isHere) void syncSoon();
      return isHere;
    },
    pin: (which: Which, pinned: boolean) => changeDownload(db, keyOf(which), { pinned }),
    /** Issues that the worker would delete immediately under this rule. */
    expiringIfKept: async (keep: KeepRule) => expiredDownloads(await listReadable(db), keep, Date.now()),
    /** The same if this issue were not pinned: it, or one whose place it then takes. */
    async expiringIfUnpinned(which: Which): Promise<Download[]> {
      const [rows, { keep }] = await Promise.all([listReadable(db), readSettings(db)]);
      const isIt = (row: Which) => keyOf(row).join() === keyOf(which).join();
      const unpinned = rows.map((row) => ({ ...row, pinned: row.pinned && !isIt(row) }));
      const going = new Set(expiredDownloads(unpinned, keep, Date.now()).map((row) => keyOf(row).join()));
      return rows.filter((row) => going.has(keyOf(row).join()));
    },
    async set(row: SettingRow) {
      await writeSetting(db, row);
      tell({ type: 'run-downloads' });
      if (row.name === 'dailyEditions') void syncDaily(row.value.length > 0);
    },
    /** From now on pictures are downloaded for this screen; those already here stay. */
    async fitPictures(pictureWidth: number) {
      if ((await readSettings(db)).pictureWidth === pictureWidth) return;
      await writeSetting(db, { name: 'pictureWidth', value: pictureWidth });
    },
    run: async () => tell({ type: 'run-downloads' }),
  };
}

export type DownloadsRepository = Awaited<ReturnType<typeof openDownloads>>;

/** The worker of a first visit may still be starting, so this waits for it. Messages keep their order. */
function tell(message: PageToWorker): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
