import { NewsstandDb } from '#device/db.ts';
import { expiredDownloads } from '#device/expired-downloads.ts';
import {
  changeDownload,
  type Download,
  keyOf,
  listHere,
  renewRemoval,
  undoRemovalOf,
  wantDownload,
  watchDownloads,
} from '#device/tables/downloads.ts';
import { EVERYBODY, readSession } from '#device/tables/session.ts';
import {
  type Keep,
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
 * The downloaded issues of this browser's database, and what the worker is asked to do about them; it comes with Dexie,
 * when it is first wanted. Every change is written first and told then, so that none is lost with the worker.
 * @throws DexieError where the database is blocked, Error where no worker may be: nothing would ever be fetched.
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
      await wantDownload(db, { ...issue, owner, contents, origin: 'reader' }, Date.now());
      tell({ type: 'run-downloads' });
      void syncSoon();
    },
    pause: (which: Which) => change(which, { state: 'paused' }),
    async resume(which: Which) {
      await change(which, { state: 'queued', failure: null });
      void syncSoon();
    },
    /** For a moment it can be undone; the worker deletes it then. What everybody could read of it goes along. */
    async remove(which: Which) {
      const removedAt = Date.now();
      for (const owner of new Set([which.owner, EVERYBODY])) await change({ ...which, owner }, { removedAt });
    },
    /** The moment begins anew: nothing that the worker need know. */
    removeAnew: (which: Which) => renewRemoval(db, keyOf(which), Date.now()),
    /** False where the worker had deleted it already: it is fetched again. */
    async undoRemoval(removed: Download): Promise<boolean> {
      const isHere = await undoRemovalOf(db, removed, Date.now());
      tell({ type: 'run-downloads' });
      if (!isHere) void syncSoon();
      return isHere;
    },
    pin: (which: Which, pinned: boolean) => changeDownload(db, keyOf(which), { pinned }),
    /** Those that the worker would delete at once if issues were kept for so long. */
    expiringIfKept: async (keep: Keep) => expiredDownloads(await listHere(db), keep, Date.now()),
    /** The same if this one were not pinned: it, or one that it then takes the place of. */
    async expiringIfUnpinned(which: Which): Promise<Download[]> {
      const [rows, { keep }] = await Promise.all([listHere(db), readSettings(db)]);
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
    /** Pictures are for this screen from now on; what is here stays as it is. */
    async fitPictures(pictureWidth: number) {
      if ((await readSettings(db)).pictureWidth === pictureWidth) return;
      await writeSetting(db, { name: 'pictureWidth', value: pictureWidth });
    },
    run: async () => tell({ type: 'run-downloads' }),
  };
}

export type DownloadsRepository = Awaited<ReturnType<typeof openDownloads>>;

/** The worker of a first visit is still on its way. In the order in which it is told. */
function tell(message: PageToWorker): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
