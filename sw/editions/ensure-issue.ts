import type { ApiDeps } from '#api/clients.ts';
import { createApi } from '#api/clients.ts';
import { getPackage } from '#api/site/get-package.ts';
import type { PackageWire } from '#api/site/wire-types.ts';
import { CACHES } from '#device/cache-names.ts';
import type { NewsstandDb } from '#device/db.ts';
import { changeDownload, type Download, endDownload, keyOf } from '#device/tables/downloads.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { heldPackage } from '#domain/held-addresses.ts';
import type { ByteReader } from './byte-reader.ts';
import { EditionStore, type FileBytes, type ToldPackage } from './edition-store.ts';
import { fetchPictures, fetchText, fetchTexts, openRun } from './fetch-files.ts';
import { isOutOfRoom, makeRoom } from './make-room.ts';
import { filesOf, type Plan, planDownload, progressOf, type Run } from './plan-download.ts';
import { unlessStalled } from './stalled.ts';
import { tidy } from './tidy.ts';

/** What was shown of an issue so shortly ago is what the reader decided on. */
const SHOWN_MS = 60_000;

export type Job = {
  db: NewsstandDb;
  api: ApiDeps;
  signal: AbortSignal;
  pictureWidth: number;
  /** What the last manifest named is there no more. */
  isAnew?: boolean;
};

/**
 * Brings an issue to the device, or what of its newest version is missing: texts first, then pictures. Whatever is here
 * stays; interrupted, it goes on where it stood. Pictures for which there is no room are done without.
 * @throws ApiError, LineBroken, WrongFile, DOMException when there is no room for a text. OFF-03
 */
export async function ensureIssue(job: Job, row: Download): Promise<void> {
  const { db, signal } = job;
  const key = keyOf(row);
  const store = new EditionStore(db, row.owner);
  const told = (job.isAnew ? null : await shownManifest(row)) ?? (await askManifest(job, row));
  const { manifest } = told;
  if (row.state === 'ready' && row.version === manifest.versione) return;
  const width = row.contents === 'text' ? null : job.pictureWidth;
  const files = filesOf(manifest, width);
  const held = await store.check(files);
  const plan = planDownload(manifest, held, width);
  // The line is at work while the database is written.
  const ahead = askAhead(job, plan);
  try {
    const known = await store.manifest(row);
    const withRoom = (act: () => Promise<void>) => makingRoom(() => makeRoom(db, row, files), act);
    const keepManifest = () => withRoom(() => store.keepManifest(row, told));
    if (!known) await keepManifest();
    const { numero } = manifest.numero;
    await changeDownload(db, key, { pages: numero.pagine, ...progressOf(manifest, held, width) });
    const keep = (some: FileBytes[]) =>
      withRoom(async () => {
        signal.throwIfAborted();
        await store.keep(some, row);
        for (const { path, sha256 } of some) held.set(path, sha256);
        await changeDownload(db, key, progressOf(manifest, held, width));
      });
    await bringTexts(job, plan, keep, ahead);
    if (known) await keepManifest();
    await changeDownload(db, key, { readable: true, updatedAt: numero.aggiornato });
    const missingPictures = await bringPictures(job, plan, keep, ahead);
    if (known && known.versione !== manifest.versione) await tidy(db, store);
    await endDownload(db, row, {
      failure: missingPictures > 0 ? 'space' : null,
      version: manifest.versione,
      missingPictures,
      finishedAt: Date.now(),
    });
  } finally {
    await ahead.close();
  }
}

async function askManifest({ api }: Job, { edition, day }: Download): Promise<ToldPackage> {
  let date = new Date().toUTCString();
  const fetch = async (request: Request) => {
    const answer = await api.fetch(request);
    date = answer.headers.get('date') ?? date;
    return answer;
  };
  const manifest = await unlessStalled(getPackage(createApi({ ...api, fetch }), edition, day));
  return { manifest, date };
}

/** The manifest that told the size a moment ago; for a first download alone, which it saves a way there and back. */
async function shownManifest({ owner, edition, day, version }: Download): Promise<ToldPackage | null> {
  if (version !== null || owner !== EVERYBODY) return null;
  const copy = await (await caches.open(CACHES.issueData)).match(heldPackage(edition, day));
  const date = copy?.headers.get('date') ?? '';
  if (!copy || !(Date.now() - Date.parse(date) < SHOWN_MS)) return null;
  return { manifest: ((await copy.json()) as { data: PackageWire }).data, date };
}

type Keep = (files: FileBytes[]) => Promise<void>;

/** Acts, making room as long as there is something to give. @throws DOMException `QuotaExceededError` */
async function makingRoom(make: () => Promise<boolean>, act: () => Promise<void>): Promise<void> {
  while (true) {
    try {
      return await act();
    } catch (error) {
      if (!isOutOfRoom(error) || !(await make())) throw error;
    }
  }
}

/** The first run of texts and that of pictures, asked for before their turn: a long way there and back costs nothing then. */
type Ahead = {
  texts: Promise<ByteReader> | undefined;
  pictures: Promise<ByteReader> | undefined;
  close(): Promise<void>;
};

/** Pictures are asked for when texts begin to come, so that they take no room on the line before. */
function askAhead(job: Job, { textRuns: [texts], pictureRuns: [pictures] }: Plan): Ahead {
  const asked: Promise<ByteReader>[] = [];
  const ask = (run: Run | undefined, after?: Promise<unknown>) => {
    if (!run) return undefined;
    const reader = Promise.resolve(after).then(() => openRun(job, run));
    // What fails is told to whoever waits for it.
    reader.catch(() => undefined);
    asked.push(reader);
    return reader;
  };
  const textReader = ask(texts);
  return {
    texts: textReader,
    pictures: ask(pictures, textReader),
    async close() {
      for (const reader of asked)
        await reader.then(
          (opened) => opened.close(),
          () => undefined,
        );
    },
  };
}

async function bringTexts(
  job: Job,
  { textRuns, singleTexts }: Plan,
  keep: Keep,
  ahead: Ahead,
): Promise<void> {
  for (const [at, run] of textRuns.entries()) {
    const reader = await (at === 0 && ahead.texts ? ahead.texts : openRun(job, run));
    for await (const files of fetchTexts(reader, run)) await keep(files);
  }
  for (const single of singleTexts) await keep([await fetchText(job, single)]);
}

/** Gives how many there was no room for. */
async function bringPictures(job: Job, { pictureRuns }: Plan, keep: Keep, ahead: Ahead): Promise<number> {
  let left = pictureRuns.reduce((sum, { files }) => sum + files.length, 0);
  try {
    for (const [at, run] of pictureRuns.entries()) {
      const reader = await (at === 0 && ahead.pictures ? ahead.pictures : openRun(job, run));
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
