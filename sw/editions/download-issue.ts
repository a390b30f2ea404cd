import type { ApiDeps } from '#api/clients.ts';
import { createApi } from '#api/clients.ts';
import { getPackage } from '#api/site/get-package.ts';
import type { NewsstandDb } from '#device/db.ts';
import { changeDownload, type Download, endDownload, keyOf } from '#device/tables/downloads.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { cleanUpDownloads } from './clean-up-downloads.ts';
import { EditionStore, type FetchedPackage, type FileBytes } from './edition-store.ts';
import { fetchPictures, fetchText, fetchTexts, openRun } from './fetch-files.ts';
import { isOutOfRoom, makeRoom } from './make-room.ts';
import { filesOf, type Plan, planDownload, progressOf } from './plan-download.ts';
import { type Prefetched, prefetchRuns } from './prefetch-runs.ts';
import { shownManifest, takeOverRequests } from './prepare-issue.ts';
import { unlessStalled } from './unless-stalled.ts';

/** Progress is reported at most this often, because every page that shows it renders again each time. */
const PROGRESS_MS = 100;

export type Job = {
  db: NewsstandDb;
  api: ApiDeps;
  signal: AbortSignal;
  pictureWidth: number;
  /** Files that the last manifest named no longer exist. */
  isAnew?: boolean;
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
  const store = new EditionStore(db, row.owner);
  const width = row.contents === 'text' ? null : job.pictureWidth;
  const begun = (await takeOverRequests(row, width, store, signal)) ?? (await begin(job, row, store, width));
  if (!begun) return;
  const { told, downloaded, plan, prefetched } = begun;
  const { manifest } = told;
  const files = filesOf(manifest, width);
  const progress = () => progressOf(manifest, downloaded, width);
  try {
    const known = await store.manifest(row);
    const withRoom = (act: () => Promise<void>) => retryMakingRoom(() => makeRoom(db, row, files), act);
    const keepManifest = () => withRoom(() => store.keepManifest(row, told));
    if (!known) await keepManifest();
    const { numero } = manifest.numero;
    await changeDownload(db, key, { pages: numero.pagine, ...progress() });
    let toldAt = Date.now();
    const keep = (some: FileBytes[]) =>
      withRoom(async () => {
        signal.throwIfAborted();
        await store.keep(some, row);
        for (const { path, sha256 } of some) downloaded.set(path, sha256);
        if (Date.now() - toldAt < PROGRESS_MS) return;
        toldAt = Date.now();
        await changeDownload(db, key, progress());
      });
    await downloadTexts(job, plan, keep, prefetched);
    if (known) await keepManifest();
    await changeDownload(db, key, { readable: true, updatedAt: numero.aggiornato, ...progress() });
    const missingPictures = await downloadPictures(job, plan, keep, prefetched);
    if (known && known.versione !== manifest.versione) await cleanUpDownloads(db, store);
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

async function askManifest({ api }: Job, { edition, day }: Download): Promise<FetchedPackage> {
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
async function begin(job: Job, row: Download, store: EditionStore, width: number | null) {
  const isFirst = row.version === null && row.owner === EVERYBODY && !job.isAnew;
  const told = (isFirst ? await shownManifest(row) : null) ?? (await askManifest(job, row));
  if (row.state === 'ready' && row.version === told.manifest.versione) return null;
  const downloaded = await store.check(filesOf(told.manifest, width));
  const plan = planDownload(told.manifest, downloaded, width);
  return { told, downloaded, plan, prefetched: prefetchRuns(job, plan) };
}

type Keep = (files: FileBytes[]) => Promise<void>;

/** Runs `act`, and makes room and retries as long as room can be made. @throws DOMException `QuotaExceededError` */
async function retryMakingRoom(make: () => Promise<boolean>, act: () => Promise<void>): Promise<void> {
  while (true) {
    try {
      return await act();
    } catch (error) {
      if (!isOutOfRoom(error) || !(await make())) throw error;
    }
  }
}

async function downloadTexts(
  job: Job,
  { textRuns, singleTexts }: Plan,
  keep: Keep,
  prefetched: Prefetched,
): Promise<void> {
  for (const [at, run] of textRuns.entries()) {
    const reader = await (at === 0 && prefetched.texts ? prefetched.texts : openRun(job, run));
    for await (const files of fetchTexts(reader, run)) await keep(files);
  }
  for (const single of singleTexts) await keep([await fetchText(job, single)]);
}

/** Returns the number of pictures for which there was no room. */
async function downloadPictures(
  job: Job,
  { pictureRuns }: Plan,
  keep: Keep,
  prefetched: Prefetched,
): Promise<number> {
  let left = pictureRuns.reduce((sum, { files }) => sum + files.length, 0);
  try {
    for (const [at, run] of pictureRuns.entries()) {
      const reader = await (at === 0 && prefetched.pictures ? prefetched.pictures : openRun(job, run));
      for await (const files of fetchPictures(reader, run)) {
        await keep(files);
        left -= files.length;
      }
    }
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
  }
  return left;
}
