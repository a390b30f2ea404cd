import type { ApiDeps } from '#api/clients.ts';
import { NewsstandDb } from '#device/db.ts';
import {
  allDownloads,
  beginDownload,
  changeDownload,
  type Download,
  type DownloadKey,
  keyOf,
} from '#device/tables/downloads.ts';
import { NO_ACCOUNT, readSession, visibleOwners } from '#device/tables/session.ts';
import { readSettings, type Settings } from '#device/tables/settings.ts';
import { ApiError } from '#domain/api-error.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { forgetOtherAccountsAndRecords } from '../caches/forget-other-accounts-and-records.ts';
import { cleanUpDownloads } from './clean-up-downloads.ts';
import { deleteDownloads } from './delete-downloads.ts';
import { failureOf } from './download-failure.ts';
import { downloadIssue } from './download-issue.ts';
import { DownloadedIssueStore } from './downloaded-issue-store.ts';
import { isMetered } from './is-metered.ts';
import { queueDailyIssues } from './queue-daily-issues.ts';
import { workerApi } from './worker-api.ts';

/** Lock of the running job: there is one at a time over all tabs, events and versions of the worker. */
const DOWNLOADS_LOCK = 'edicola-downloads';
/** Issues up to this many days old are checked for a newer version. */
const UPDATE_CHECK_DAYS = 1;

/** After a server error, an issue is retried by itself after this time. */
const SERVER_RETRY_MS = 60_000;
const serverErrorAt = new Map<string, number>();

/** Owners whose downloads were cleaned up already, once in a worker's life. */
const cleanedUp = new Set<string>();

let running: { job: Promise<void>; again: boolean } | undefined;
let current: { key: string; abort: AbortController } | undefined;

/**
 * Does all pending work of the downloaded issues, whichever event calls it: queued issues, daily ones, newer versions,
 * removals. Concurrent calls share one run. OFF-03
 */
export function runDownloads(): Promise<void> {
  if (running) {
    running.again = true;
    return running.job;
  }
  const run = { job: Promise.resolve(), again: true };
  running = run;
  let hasLock = false;
  run.job = navigator.locks
    .request(DOWNLOADS_LOCK, { ifAvailable: true }, async (lock) => {
      hasLock = lock !== null;
      while (lock && run.again) {
        run.again = false;
        await runPendingWork();
      }
    })
    .finally(() => {
      running = undefined;
    })
    // Runs again if more work was requested while the lock was being released.
    .then(() => (hasLock && run.again ? runDownloads() : undefined));
  return run.job;
}

/** Whether an issue that is requested now has to wait for its turn. */
export const isDownloading = (): boolean => running !== undefined;

/** Aborts an issue that is being fetched; its next state is in the database. */
export function interruptDownload(key: DownloadKey): void {
  if (current?.key === key.join()) current.abort.abort();
}

/** Number of changes of the session: a run that began before the last one ends after its current issue. */
let sessionChanges = 0;

/**
 * Called when the session has changed: downloads for the former reader end, and nothing of them stays. Whatever still
 * waits is for the next run. OFF-06
 */
export async function endOthersDownloads(): Promise<void> {
  sessionChanges += 1;
  current?.abort.abort();
  await forgetOtherAccountsAndRecords();
  // Again, for a file that was being written meanwhile.
  await navigator.locks.request(DOWNLOADS_LOCK, forgetOtherAccountsAndRecords);
}

/**
 * Removals come first, because new downloads may share their files; then the issues that the reader waits for, then the
 * rest.
 */
async function runPendingWork(): Promise<void> {
  const db = new NewsstandDb();
  const end = new AbortController();
  const changesBefore = sessionChanges;
  const isSessionOver = () => sessionChanges !== changesBefore;
  try {
    const [session, settings] = await Promise.all([readSession(db), readSettings(db)]);
    const owners = await visibleOwners(db);
    // Public downloads are fetched without a token, so that they contain no paid text.
    const apiFor = (owner: string) =>
      workerApi(owner === session?.owner ? session.token || null : null, end.signal);
    const now = Date.now();
    const today = dayAt(new Date(now));
    const triedKeys = new Set<string>();
    const downloadAll = async (choose: (rows: Download[]) => Download | undefined) => {
      while (!isSessionOver()) {
        const lists = await Promise.all(owners.map((owner) => allDownloads(db, owner)));
        const row = choose(lists.flat().filter((one) => !triedKeys.has(keyOf(one).join())));
        if (!row) return;
        triedKeys.add(keyOf(row).join());
        await downloadRow({ db, api: apiFor(row.owner), settings }, row);
      }
    };
    for (const owner of owners) await deleteDownloads(db, owner, settings, now);
    const [, downloading] = await Promise.allSettled([
      forgetOtherAccountsAndRecords(),
      downloadAll(nextQueued),
    ]);
    if (downloading.status === 'rejected') throw downloading.reason;
    if (isSessionOver()) return;
    for (const owner of owners) {
      if (!cleanedUp.has(owner)) await cleanUpDownloads(db, new DownloadedIssueStore(db, owner));
      cleanedUp.add(owner);
    }
    const owner = session?.owner ?? NO_ACCOUNT;
    await queueDailyIssues({ db, api: apiFor(owner), owner, settings, now });
    await downloadAll(
      (rows) => nextQueued(rows) ?? nextServerFailure(rows, now) ?? nextUpdatable(rows, today),
    );
  } finally {
    // Aborts calls that were not awaited to the end.
    end.abort();
    db.close();
  }
}

const nextQueued = (rows: Download[]): Download | undefined =>
  rows
    .filter(({ state, removedAt }) => removedAt === null && (state === 'queued' || state === 'running'))
    .sort((a, b) => a.addedAt - b.addedAt)[0];

/** An issue whose download failed because of a server error. */
const nextServerFailure = (rows: Download[], now: number): Download | undefined =>
  rows.find(
    (row) =>
      row.state === 'failed' &&
      row.failure === 'server' &&
      row.removedAt === null &&
      now - (serverErrorAt.get(keyOf(row).join()) ?? 0) >= SERVER_RETRY_MS,
  );

/** A downloaded issue of the last days that may have a newer version. */
const nextUpdatable = (rows: Download[], today: Day): Download | undefined =>
  rows.find(
    ({ state, day, removedAt }) =>
      state === 'ready' && removedAt === null && day >= addDays(today, -UPDATE_CHECK_DAYS),
  );

const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.kind === 'not-found' && error.details.operation === 'openPack';

async function saveFailure(db: NewsstandDb, key: DownloadKey, error: unknown): Promise<void> {
  const outcome = failureOf(error);
  if (outcome.failure === 'server') serverErrorAt.set(key.join(), Date.now());
  await changeDownload(db, key, outcome);
}

type DownloadDeps = { db: NewsstandDb; api: ApiDeps; settings: Settings };

async function downloadRow({ db, api, settings }: DownloadDeps, row: Download): Promise<void> {
  const key = keyOf(row);
  const isReady = row.state === 'ready';
  if (row.origin === 'daily' && settings.onlyFreeLines && isMetered()) {
    if (!isReady) await changeDownload(db, key, { failure: 'metered' });
    return;
  }
  const abort = new AbortController();
  const { signal } = abort;
  current = { key: key.join(), abort };
  try {
    if (!isReady && !(await beginDownload(db, key))) return;
    const abortableApi = { ...api, fetch: (request: Request) => fetch(request, { signal }) };
    const job = { db, api: abortableApi, signal, pictureWidth: settings.pictureWidth };
    await downloadIssue(job, row).catch((error: unknown) => {
      // The issue was published again while it was being fetched: the files of the new manifest exist.
      if (!isOutdated(error)) throw error;
      return downloadIssue({ ...job, isRestart: true }, row);
    });
  } catch (error) {
    // The code that aborted it has already set the state of the download.
    if (!signal.aborted && !isReady) await saveFailure(db, key, error);
  } finally {
    current = undefined;
    // Otherwise an abandoned request continues, and occupies a connection that the next request needs.
    abort.abort();
  }
}
