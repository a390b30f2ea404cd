import type { ApiDeps } from '#api/clients.ts';
import { createApi } from '#api/clients.ts';
import { getPackage } from '#api/site/get-package.ts';
import type { NewsstandDb } from '#device/db.ts';
import { changeDownload, type Download, endDownload, keyOf } from '#device/tables/downloads.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import { cleanUpDownloads } from './clean-up-downloads.ts';
import { DownloadedIssueStore, type FetchedPackage, type FileBytes } from './downloaded-issue-store.ts';
import { fetchPictures, fetchText, fetchTexts, openRun } from './fetch-files.ts';
import { isOutOfRoom, makeRoom } from './make-room.ts';
import { filesOf, type Plan, planDownload, progressOf } from './plan-download.ts';
import { type Prefetched, prefetchRuns } from './prefetch-runs.ts';
import { recentManifest, takeOverRequests } from './prepare-issue.ts';
import { unlessStalled } from './unless-stalled.ts';

/** Time between two updates of the progress: every page that shows it renders again each time. */
const PROGRESS_INTERVAL_MS = 100;

export type Job = {
  db: NewsstandDb;
  api: ApiDeps;
  signal: AbortSignal;
  pictureWidth: number;
  /**
   * Whether the download starts again because the issue was published again meanwhile: then the cached
   * manifest is not used.
   */
  isRestart?: boolean;
};

/**
 * Downloads an issue, or what is missing of its newest version: texts first, then pictures. What is downloaded already
 * stays; after an interruption the download continues where it stopped. Pictures for which there is no room are left
 * out.
 * @throws ApiError, ConnectionBroken, WrongFile, DOMException when there is no room for a text. OFF-03
 */
export async function downloadIssue(job: Job, row: Download): Promise<void> {
  const { db, signal } = job;
  const key = keyOf(row);
  const store = new DownloadedIssueStore(db, row.owner);
  const width = row.contents === 'text' ? null : job.pictureWidth;
  const started =
    (await takeOverRequests(row, width, store, signal)) ?? (await requestFirstFiles(job, row, store, width));
  if (!started) return;
  const { fetched, downloaded, plan, prefetched } = started;
  const { manifest } = fetched;
  const files = filesOf(manifest, width);
  const progress = () => progressOf(manifest, downloaded, width);
  try {
    const earlierManifest = await store.manifest(row);
    const withRoom = (act: () => Promise<void>) => retryMakingRoom(() => makeRoom(db, row, files), act);
    const cacheManifest = () => withRoom(() => store.cacheManifest(row, fetched));
    if (!earlierManifest) await cacheManifest();
    const { numero } = manifest.numero;
    await changeDownload(db, key, { pages: numero.pagine, ...progress() });
    let progressSavedAt = Date.now();
    const addFiles = (batch: FileBytes[]) =>
      withRoom(async () => {
        signal.throwIfAborted();
        await store.addFiles(batch, row);
        for (const { path, sha256 } of batch) downloaded.set(path, sha256);
        if (Date.now() - progressSavedAt < PROGRESS_INTERVAL_MS) return;
        progressSavedAt = Date.now();
        await changeDownload(db, key, progress());
      });
    await downloadTexts(job, plan, addFiles, prefetched);
    if (earlierManifest) await cacheManifest();
    await changeDownload(db, key, { readable: true, updatedAt: numero.aggiornato, ...progress() });
    const missingPictures = await downloadPictures(job, plan, addFiles, prefetched);
    if (earlierManifest && earlierManifest.versione !== manifest.versione) await cleanUpDownloads(db, store);
    await endDownload(db, row, {
      failure: missingPictures > 0 ? 'space' : null,
      version: manifest.versione,
      missingPictures,
      finishedAt: Date.now(),
      ...progress(),
    });
  } catch (error) {
    // The error that interrupted the download is the one thrown.
    await changeDownload(db, key, progress()).catch(() => undefined);
    throw error;
  } finally {
    await prefetched.close();
  }
}

async function fetchManifest({ api }: Job, { edition, day }: Download): Promise<FetchedPackage> {
  let date = new Date().toUTCString();
  const fetch = async (request: Request) => {
    const answer = await api.fetch(request);
    date = answer.headers.get('date') ?? date;
    return answer;
  };
  const manifest = await unlessStalled(getPackage(createApi({ ...api, fetch }), edition, day));
  return { manifest, date };
}

/**
 * Requests the manifest and the first files, so that the network is in use while the database is written. Null for an
 * issue that is downloaded in its newest version.
 */
async function requestFirstFiles(job: Job, row: Download, store: DownloadedIssueStore, width: number | null) {
  const isFirst = row.version === null && row.owner === NO_ACCOUNT && !job.isRestart;
  const fetched = (isFirst ? await recentManifest(row) : null) ?? (await fetchManifest(job, row));
  if (row.state === 'ready' && row.version === fetched.manifest.versione) return null;
  const downloaded = await store.verifiedHashes(filesOf(fetched.manifest, width));
  const plan = planDownload(fetched.manifest, downloaded, width);
  return { fetched, downloaded, plan, prefetched: prefetchRuns(job, plan) };
}

type AddFiles = (files: FileBytes[]) => Promise<void>;

/**
 * Runs `write`; while there is no room and some can be made, makes room and runs it again. @throws
 * DOMException `QuotaExceededError`
 */
async function retryMakingRoom(makeSpace: () => Promise<boolean>, write: () => Promise<void>): Promise<void> {
  while (true) {
    try {
      return await write();
    } catch (error) {
      if (!isOutOfRoom(error) || !(await makeSpace())) throw error;
    }
  }
}

async function downloadTexts(
  job: Job,
  { textRuns, singleTexts }: Plan,
  addFiles: AddFiles,
  prefetched: Prefetched,
): Promise<void> {
  for (const [index, run] of textRuns.entries()) {
    const reader = await (index === 0 && prefetched.texts ? prefetched.texts : openRun(job, run));
    for await (const files of fetchTexts(reader, run)) await addFiles(files);
  }
  for (const single of singleTexts) await addFiles([await fetchText(job, single)]);
}

/** Returns the number of pictures for which there was no room. */
async function downloadPictures(
  job: Job,
  { pictureRuns }: Plan,
  addFiles: AddFiles,
  prefetched: Prefetched,
): Promise<number> {
  let missingPictures = pictureRuns.reduce((sum, { files }) => sum + files.length, 0);
  try {
    for (const [index, run] of pictureRuns.entries()) {
      const reader = await (index === 0 && prefetched.pictures ? prefetched.pictures : openRun(job, run));
      for await (const files of fetchPictures(reader, run)) {
        await addFiles(files);
        missingPictures -= files.length;
      }
    }
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
  }
  return missingPictures;
}
