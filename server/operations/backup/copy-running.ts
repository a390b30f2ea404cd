import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReportProgress } from './progress.ts';

/** Size in bytes of all files below a folder; files that disappear meanwhile count as 0. */
async function folderSize(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}

/** File in which the database stores from which point of its log recovery has to begin. */
const CONTROL = join('global', 'pg_control');
/** The write-ahead log, from which recovery makes the files consistent. */
const LOG = 'pg_wal';
/** Files that mark the folder as open in a process. */
const OF_PROCESS = ['postmaster.pid', 'postmaster.opts'];
const OWNER_FOLDER = 0o700;
const TRIES = 5;

/** The database changed too fast, or the server stopped, so that no copy was consistent. */
export class NoWholeCopy extends Error {
  constructor() {
    super('The running server went on too fast for a copy of its database. Try again.');
    this.name = 'NoWholeCopy';
  }
}

/** There is no disk space for the copy of the database that is needed during the backup. */
export class NoRoomForCopy extends Error {
  constructor(folder: string, bytes: number) {
    super(
      `While the server runs its database is copied: that needs ${Math.ceil(bytes / 1e6)} MB beside ${folder}. Make room, or stop the server.`,
    );
    this.name = 'NoRoomForCopy';
  }
}

/** A file may be deleted while a folder is read: the log records that. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

type Files = { folders: string[]; files: string[] };

async function listFiles(root: string): Promise<Files> {
  const found: Files = { folders: [], files: [] };
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (entry.isDirectory()) found.folders.push(path);
    else if (!OF_PROCESS.includes(path)) found.files.push(path);
  }
  return found;
}

const isOfLog = (path: string) => path.startsWith(`${LOG}/`);

async function copyFiles(from: string, to: string, files: string[], tell: ReportProgress): Promise<void> {
  for (const [done, path] of files.entries()) {
    tell(`copying the database: file ${done + 1} of ${files.length}`);
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(unlessGone);
  }
}

/**
 * Copies the data files first, while they are being written to, then the log: it contains every change that may be in
 * them, whole or in part, since the point from which recovery begins. A copy is invalid only if that point moved
 * meanwhile.
 */
async function copyOnce(from: string, to: string, tell: ReportProgress): Promise<boolean> {
  const control = await readFile(join(from, CONTROL));
  const { folders, files } = await listFiles(from);
  await mkdir(to, { recursive: true, mode: OWNER_FOLDER });
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true, mode: OWNER_FOLDER });
  const data = files.filter((path) => path !== CONTROL && !isOfLog(path));
  await copyFiles(from, to, data, tell);
  await copyFiles(from, to, (await listFiles(from)).files.filter(isOfLog), tell);
  await writeFile(join(to, CONTROL), control);
  return control.equals(await readFile(join(from, CONTROL)));
}

/** @throws NoRoomForCopy */
async function assertRoom(from: string, to: string): Promise<void> {
  const size = await folderSize(from);
  const { bavail, bsize } = await statfs(dirname(to));
  if (bavail * bsize < size) throw new NoRoomForCopy(from, size);
}

/**
 * Copies the folder of an embedded database while a server uses it. The copy contains everything committed before it
 * began, and the first part of what was committed meanwhile. Its next start recovers it, as after a crash.
 * @param checkpoint has the server write its memory to the disk; the log goes back to that moment
 * @throws NoRoomForCopy
 */
export async function copyRunning(
  { from, to }: { from: string; to: string },
  checkpoint: () => Promise<void>,
  tell: ReportProgress,
): Promise<void> {
  await assertRoom(from, to);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await rm(to, { recursive: true, force: true });
    await checkpoint();
    if (await copyOnce(from, to, tell)) return;
  }
  throw new NoWholeCopy();
}
