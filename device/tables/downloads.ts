import { liveQuery, type Table } from 'dexie';
import type { Day } from '#domain/newsstand.ts';
import { readersHere, type SessionMirror } from './session.ts';

/**
 * `queued` and `running` go on by themselves, `paused` when the reader says so, `failed` when asked again; after a trouble
 * of the server also by itself, some time later.
 */
export type DownloadState = 'queued' | 'running' | 'paused' | 'ready' | 'failed';

/** Why it did not end: no room, no connection, a server in trouble, an issue that is no more, a network that costs money. */
export type DownloadFailure = 'space' | 'network' | 'server' | 'gone' | 'metered';

/** An issue that was asked for on this device, and what of it is here. Instants in milliseconds since the epoch. OFF-03 */
export type Download = {
  /** Whose it is: `EVERYBODY`, or the account it was fetched for. OFF-06 */
  owner: string;
  edition: string;
  editionName: string;
  day: Day;
  /** Texts alone, or with the pictures for this screen. */
  contents: 'text' | 'pictures';
  state: DownloadState;
  failure: DownloadFailure | null;
  /** Of the package that is here whole; null until the first one is. */
  version: string | null;
  /** ISO instant of the correction that is here. */
  updatedAt: string | null;
  pages: number;
  totalBytes: number;
  doneBytes: number;
  /** Every text is here: it can be read from beginning to end. */
  readable: boolean;
  /** Pictures that were let go for want of room. */
  missingPictures: number;
  /** The reader keeps it: it is never removed by age. */
  pinned: boolean;
  /** The reader asked for it, or it comes every day. */
  origin: 'reader' | 'daily';
  addedAt: number;
  finishedAt: number | null;
  /** When the reader removed it; for a moment that can be undone. */
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

const byPrint = (a: Download, b: Download): number => b.day.localeCompare(a.day) || a.addedAt - b.addedAt;

/** The newest issue first, then in the order they were asked for; without those that were removed. */
export async function listDownloads(db: Db, owner: string): Promise<Download[]> {
  const rows = await allDownloads(db, owner);
  return rows.filter(({ removedAt }) => removedAt === null);
}

/**
 * What is here for whoever reads: an account's own issues and everybody's, in the same order; of one that is here as both,
 * the account's. OFF-03, OFF-06
 */
export async function listHere(db: DbWithSession): Promise<Download[]> {
  const lists = await Promise.all((await readersHere(db)).map((owner) => listDownloads(db, owner)));
  const byIssue = new Map(lists.reverse().flatMap((rows) => rows.map((row) => [issueKey(row), row])));
  return [...byIssue.values()].sort(byPrint);
}

/** Those removed included. */
export async function allDownloads(db: Db, owner: string): Promise<Download[]> {
  const rows = await db.downloads.where('owner').equals(owner).toArray();
  return rows.sort(byPrint);
}

/** Whether one stopped for want of a network. */
export async function isWaitingForNetwork(db: Db): Promise<boolean> {
  const rows = await db.downloads.toArray();
  return rows.some(
    ({ state, failure, removedAt }) => removedAt === null && state === 'queued' && failure === 'network',
  );
}

type Wanted = Pick<Download, 'owner' | 'edition' | 'editionName' | 'day' | 'contents' | 'origin'>;

/** One that is asked for now, of which nothing is here. */
export const newDownload = (wanted: Wanted, now: number): Download => ({
  ...wanted,
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

/** Puts an issue in the queue; one that is there already goes on from where it stands, for whoever asks now. */
export async function wantDownload(db: Db, wanted: Wanted, now: number): Promise<void> {
  const before = await db.downloads.get(keyOf(wanted));
  if (before) {
    const { contents, origin } = wanted;
    const anew = { contents, origin, state: 'queued', failure: null, addedAt: now, removedAt: null } as const;
    await changeDownload(db, keyOf(wanted), anew);
    return;
  }
  await db.downloads.put(newDownload(wanted, now));
}

/** Nothing happens to one that is not there any more. */
export async function changeDownload(
  db: Db,
  key: DownloadKey,
  change: Partial<Omit<Download, 'owner' | 'edition' | 'day'>>,
): Promise<void> {
  await db.downloads.update(key, change);
}

/** Changes it if it is still as it is looked for. Gives whether it was. */
async function changeIf(
  db: Db,
  key: DownloadKey,
  isStill: (row: Download) => boolean,
  change: Partial<Download>,
): Promise<boolean> {
  const changed = await db.downloads.where('[owner+edition+day]').equals(key).and(isStill).modify(change);
  return changed > 0;
}

/** Says that it is being fetched, unless it was paused or removed meanwhile: then it is not, and false is given. */
export const beginDownload = (db: Db, key: DownloadKey): Promise<boolean> =>
  changeIf(db, key, ({ state, removedAt }) => removedAt === null && state !== 'paused' && state !== 'ready', {
    state: 'running',
    failure: null,
  });

type Outcome = Pick<
  Download,
  'failure' | 'version' | 'missingPictures' | 'finishedAt' | 'totalBytes' | 'doneBytes'
>;

/** Says that it is here, unless something else was asked of it while it was being fetched: then it is left at that. */
export const endDownload = (db: Db, row: Download, outcome: Outcome): Promise<boolean> =>
  changeIf(
    db,
    keyOf(row),
    ({ state, contents }) => (state === 'running' || state === 'ready') && contents === row.contents,
    { ...outcome, state: 'ready' },
  );

/** Forgets one whose files are gone, unless that was undone meanwhile. */
export async function forgetRemoved(db: Db, key: DownloadKey): Promise<void> {
  await db.downloads
    .where('[owner+edition+day]')
    .equals(key)
    .and(({ removedAt }) => removedAt !== null)
    .delete();
}

/** A removal can be undone for as long again. */
export async function renewRemoval(db: Db, key: DownloadKey, now: number): Promise<void> {
  await changeIf(db, key, ({ removedAt }) => removedAt !== null, { removedAt: now });
}

/**
 * Brings one back that was removed, as it was then. What was deleted meanwhile is put in the queue once more: false
 * says so. OFF-03
 */
export async function undoRemovalOf(db: Db, removed: Download, now: number): Promise<boolean> {
  const key = keyOf(removed);
  const isStill = ({ version }: Download) => version === removed.version;
  if (await changeIf(db, key, isStill, { removedAt: null })) return true;
  const { owner, edition, editionName, day, contents, origin, pinned } = removed;
  await wantDownload(db, { owner, edition, editionName, day, contents, origin }, now);
  await changeDownload(db, key, { pinned });
  return false;
}

/** Tells what is here for whoever reads, now and after every change, whoever makes it. */
export function watchDownloads(
  db: DbWithSession,
  onList: (downloads: Download[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await listHere(db)).subscribe(onList, onFailure);
}
