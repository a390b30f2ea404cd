import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReportProgress } from './progress.ts';

/** Size in bytes of all files below a folder; files that disappear meanwhile count as 0. */
export async function folderSize(folder: string): Promise<number> {
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

/** File in which the database stores from which point of its log it has to recover. */
const CONTROL = join('global', 'pg_control');
/** The write-ahead log, from which recovery makes the files consistent. */
const LOG_FOLDER = 'pg_wal';
/** Files that mark the folder as open in a process. */
const PROCESS_FILES = ['postmaster.pid', 'postmaster.opts'];
const FOLDER_MODE = 0o700;
const MAX_ATTEMPTS = 5;

/** The database changed too fast, or the server stopped, so that no copy was consistent. */
export class NoConsistentCopy extends Error {
  constructor() {
    super('The database of the running server changed too fast for a consistent copy. Try again.');
    this.name = 'NoConsistentCopy';
  }
}

/** There is no disk space for the copy of the database that is needed during the backup, and for what is written beside. */
export class NoRoomForCopy extends Error {
  constructor(folder: string, bytes: number) {
    super(
      `While the server runs, its database is copied: with the backup, that needs ${Math.ceil(bytes / 1e6)} MB of free space beside ${folder}. Free some, or stop the server.`,
    );
    this.name = 'NoRoomForCopy';
  }
}

/** A file may be deleted while the folder is copied: the log records that. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

type Files = { folders: string[]; files: string[] };

async function listFiles(root: string): Promise<Files> {
  const paths: Files = { folders: [], files: [] };
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (entry.isDirectory()) paths.folders.push(path);
    else if (!PROCESS_FILES.includes(path)) paths.files.push(path);
  }
  return paths;
}

const isOfLog = (path: string) => path.startsWith(`${LOG_FOLDER}/`);

async function copyFiles(
  from: string,
  to: string,
  files: string[],
  reportProgress: ReportProgress,
): Promise<void> {
  for (const [done, path] of files.entries()) {
    reportProgress(`copying the database: file ${done + 1} of ${files.length}`);
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(unlessGone);
  }
}

/**
 * Copies the data files first, while they are being written to, then the log: it contains every change that may be in
 * them, whole or in part, since the point from which recovery begins. A copy is invalid only if that point moved
 * meanwhile.
 */
async function copyOnce(from: string, to: string, reportProgress: ReportProgress): Promise<boolean> {
  const control = await readFile(join(from, CONTROL));
  const { folders, files } = await listFiles(from);
  await mkdir(to, { recursive: true, mode: FOLDER_MODE });
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true, mode: FOLDER_MODE });
  const data = files.filter((path) => path !== CONTROL && !isOfLog(path));
  await copyFiles(from, to, data, reportProgress);
  await copyFiles(from, to, (await listFiles(from)).files.filter(isOfLog), reportProgress);
  await writeFile(join(to, CONTROL), control);
  return control.equals(await readFile(join(from, CONTROL)));
}

/** `bytesBeside` is what will be written to the same disk while the copy is there: a full disk would stop the server. */
type RunningCopy = { from: string; to: string; bytesBeside: number };

/** @throws NoRoomForCopy */
async function assertRoom({ from, to, bytesBeside }: RunningCopy): Promise<void> {
  const size = (await folderSize(from)) + bytesBeside;
  const { bavail, bsize } = await statfs(dirname(to));
  if (bavail * bsize < size) throw new NoRoomForCopy(from, size);
}

/**
 * Copies the folder of an embedded database while a server uses it. The copy contains everything committed
 * before it began, and the first part of what was committed meanwhile. Its next start recovers it, as after a
 * crash.
 * @param checkpoint has the server write its memory to the disk; recovery of the copy begins at that moment
 * @throws NoRoomForCopy
 * @throws NoConsistentCopy
 */
export async function copyRunning(
  copy: RunningCopy,
  checkpoint: () => Promise<void>,
  reportProgress: ReportProgress,
): Promise<void> {
  await assertRoom(copy);
  const { from, to } = copy;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await rm(to, { recursive: true, force: true });
    await checkpoint();
    if (await copyOnce(from, to, reportProgress)) return;
  }
  throw new NoConsistentCopy();
}
