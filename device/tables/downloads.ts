import { liveQuery, type Table } from 'dexie';
import type { Day } from '#domain/newsstand.ts';
import { type SessionMirror, visibleOwners } from './session.ts';

/**
 * State of a download. `queued` and `running` continue by themselves, `paused` when the reader resumes it, `failed`
 * when the reader retries it; after a server error it is also retried automatically later.
 */
export type DownloadState = 'queued' | 'running' | 'paused' | 'ready' | 'failed';

/**
 * Why a download is not complete: the device is full, there is no connection, the server fails, the issue no longer
 * exists, or the network is metered.
 */
export type DownloadFailure = 'space' | 'network' | 'server' | 'gone' | 'metered';

/**
 * An issue requested on this device, and how much of it is downloaded. Instants in milliseconds since the epoch. OFF-03
 */
export type Download = {
  /** Its owner: `NO_ACCOUNT`, or the account that it was downloaded for. OFF-06 */
  owner: string;
  edition: string;
  editionName: string;
  day: Day;
  /** Texts only, or with the pictures for this screen. */
  contents: 'text' | 'pictures';
  state: DownloadState;
  failure: DownloadFailure | null;
  /** Version of the package that is completely downloaded; null until the first one is. */
  version: string | null;
  /** ISO instant of the correction that the downloaded version includes. */
  updatedAt: string | null;
  pages: number;
  totalBytes: number;
  doneBytes: number;
  /** Whether all texts are downloaded, so that the issue can be read from beginning to end. */
  readable: boolean;
  /** Number of pictures that were left out or deleted for lack of space. */
  missingPictures: number;
  /** Whether the reader has pinned it, so that it never expires by age. */
  pinned: boolean;
  /** Whether the reader requested it or it is downloaded daily. */
  origin: 'reader' | 'daily';
  addedAt: number;
  finishedAt: number | null;
  /** When the reader removed it; this can be undone for a short time. */
  removedAt: number | null;
};

export type DownloadKey = [owner: string, edition: string, day: Day];

type Db = { downloads: Table<Download, DownloadKey> };
type DbWithSession = Db & { session: Table<SessionMirror, string> };

export const keyOf = ({ owner, edition, day }: Pick<Download, 'owner' | 'edition' | 'day'>): DownloadKey => [
  owner,
  edition,
  day,
];

const issueKey = ({ edition, day }: Pick<Download, 'edition' | 'day'>): string => `${edition}/${day}`;

const newestIssueFirst = (a: Download, b: Download): number =>
  b.day.localeCompare(a.day) || a.addedAt - b.addedAt;

/** Downloads of an owner without removed ones: the newest issue first, then in the order of request. */
export async function listDownloads(db: Db, owner: string): Promise<Download[]> {
  const rows = await allDownloads(db, owner);
  return rows.filter(({ removedAt }) => removedAt === null);
}

/**
 * Downloads that the current reader can open: the account's own and the public ones, the newest issue first.
 * Of an issue downloaded as both, only the account's is listed. OFF-03, OFF-06
 */
export async function listDownloadsOfReader(db: DbWithSession): Promise<Download[]> {
  const lists = await Promise.all((await visibleOwners(db)).map((owner) => listDownloads(db, owner)));
  const byIssue = new Map(lists.reverse().flatMap((rows) => rows.map((row) => [issueKey(row), row])));
  return [...byIssue.values()].sort(newestIssueFirst);
}

/** Downloads of an owner, including removed ones. */
export async function allDownloads(db: Db, owner: string): Promise<Download[]> {
  const rows = await db.downloads.where('owner').equals(owner).toArray();
  return rows.sort(newestIssueFirst);
}

/** Whether a download is waiting for the network. */
export async function isWaitingForNetwork(db: Db): Promise<boolean> {
  const rows = await db.downloads.toArray();
  return rows.some(
    ({ state, failure, removedAt }) => removedAt === null && state === 'queued' && failure === 'network',
  );
}

type DownloadRequest = Pick<Download, 'owner' | 'edition' | 'editionName' | 'day' | 'contents' | 'origin'>;

/** A new download, with nothing fetched yet. */
export const newDownload = (request: DownloadRequest, now: number): Download => ({
  ...request,
  state: 'queued',
  failure: null,
  version: null,
  updatedAt: null,
  pages: 0,
  totalBytes: 0,
  doneBytes: 0,
  readable: false,
  missingPictures: 0,
  pinned: false,
  addedAt: now,
  finishedAt: null,
  removedAt: null,
});

/**
 * Puts an issue in the queue. If it has a download already, that continues with what it has, with the
 * contents and origin requested now.
 */
export async function requestDownload(db: Db, request: DownloadRequest, now: number): Promise<void> {
  const before = await db.downloads.get(keyOf(request));
  if (before) {
    const { contents, origin } = request;
    const renewed = {
      contents,
      origin,
      state: 'queued',
      failure: null,
      addedAt: now,
      removedAt: null,
    } as const;
    await changeDownload(db, keyOf(request), renewed);
    return;
  }
  await db.downloads.put(newDownload(request, now));
}

/** Changes a download; does nothing if it no longer exists. */
export async function changeDownload(
  db: Db,
  key: DownloadKey,
  change: Partial<Omit<Download, 'owner' | 'edition' | 'day'>>,
): Promise<void> {
  await db.downloads.update(key, change);
}

/** Changes a download if it is still in the expected state. Returns whether it was. */
async function changeIf(
  db: Db,
  key: DownloadKey,
  isStill: (row: Download) => boolean,
  change: Partial<Download>,
): Promise<boolean> {
  const changed = await db.downloads.where('[owner+edition+day]').equals(key).and(isStill).modify(change);
  return changed > 0;
}

/**
 * Marks a download as running. Returns false, and changes nothing, if it was paused or removed meanwhile, or is ready.
 */
export const beginDownload = (db: Db, key: DownloadKey): Promise<boolean> =>
  changeIf(db, key, ({ state, removedAt }) => removedAt === null && state !== 'paused' && state !== 'ready', {
    state: 'running',
    failure: null,
  });

type Outcome = Pick<
  Download,
  'failure' | 'version' | 'missingPictures' | 'finishedAt' | 'totalBytes' | 'doneBytes'
>;

/**
 * Marks a download as ready, unless it was paused or requested again, or other contents were requested, while it ran.
 * Returns whether it was marked.
 */
export const endDownload = (db: Db, row: Download, outcome: Outcome): Promise<boolean> =>
  changeIf(
    db,
    keyOf(row),
    ({ state, contents }) => (state === 'running' || state === 'ready') && contents === row.contents,
    { ...outcome, state: 'ready' },
  );

/** Deletes the row of a removed download whose files are gone, unless the removal was undone meanwhile. */
export async function forgetRemoved(db: Db, key: DownloadKey): Promise<void> {
  await db.downloads
    .where('[owner+edition+day]')
    .equals(key)
    .and(({ removedAt }) => removedAt !== null)
    .delete();
}

/** Restarts the time in which a removal can be undone. */
export async function renewRemoval(db: Db, key: DownloadKey, now: number): Promise<void> {
  await changeIf(db, key, ({ removedAt }) => removedAt !== null, { removedAt: now });
}

/**
 * Restores a removed download as it was. If its row was deleted or has another version by now, it is queued
 * again and false is returned. OFF-03
 */
export async function undoRemovalOf(db: Db, removed: Download, now: number): Promise<boolean> {
  const key = keyOf(removed);
  const isStill = ({ version }: Download) => version === removed.version;
  if (await changeIf(db, key, isStill, { removedAt: null })) return true;
  const { owner, edition, editionName, day, contents, origin, pinned } = removed;
  await requestDownload(db, { owner, edition, editionName, day, contents, origin }, now);
  await changeDownload(db, key, { pinned });
  return false;
}

/** Calls `onList` with the current reader's downloads now and after every change, whatever makes it. */
export function watchDownloads(
  db: DbWithSession,
  onList: (downloads: Download[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await listDownloadsOfReader(db)).subscribe(onList, onFailure);
}
