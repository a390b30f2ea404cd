import { access, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import { DataFolderInUse, type DataFolderLock, lockDataFolder } from '#server/base/data-folder/lock.ts';
import { lockOrReach } from '#server/base/data-folder/lock-or-reach.ts';
import { type Connection, openConnection } from '#server/base/db/transfer/connection.ts';
import { copyRunning, folderSize } from './copy-running.ts';
import { IMAGES, MAIL } from './data-files.ts';
import { assertDatabaseIn, databaseIn } from './embedded-database.ts';
import { type BackupReport, makeBackup } from './make-backup.ts';
import type { ReportProgress } from './progress.ts';

/** Folder inside the data folder in which a backup works; its lock allows one backup at a time. */
const WORK_FOLDER = 'backup.part';

/** Another backup is under way. */
export class BackupUnderWay extends Error {
  constructor(dataFolder: string) {
    super(`Another backup of ${dataFolder} is being made. Wait for it.`);
    this.name = 'BackupUnderWay';
  }
}

/** The file exists already, and is overwritten only on request. */
export class FileExists extends Error {
  constructor(file: string) {
    super(`${file} exists already: choose another name, or add --overwrite.`);
    this.name = 'FileExists';
  }
}

type BackupRequest = {
  file: string;
  overwrite: boolean;
  dataFolder: string;
  databaseUrl: string | null;
  release: string;
  now: Date;
  reportProgress: ReportProgress;
};

type Source = { connection: Connection; close(): Promise<void> };

/** Size of the pictures and mails if the backup with them is written to the disk of the data folder. */
async function sizeOfFilesBeside({
  file,
  dataFolder,
}: Pick<BackupRequest, 'file' | 'dataFolder'>): Promise<number> {
  const [target, source] = await Promise.all([stat(dirname(file)), stat(dataFolder)]);
  if (target.dev !== source.dev) return 0;
  const sizes = [IMAGES, MAIL].map((name) => folderSize(join(dataFolder, name)).catch(zeroIfMissing));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function zeroIfMissing(error: NodeJS.ErrnoException): number {
  if (error.code === 'ENOENT') return 0;
  throw error;
}

/** The embedded database itself if no server runs, else a copy of it. */
async function openEmbedded({ file, dataFolder, reportProgress }: BackupRequest): Promise<Source> {
  const folderAccess = await lockOrReach(dataFolder);
  if ('running' in folderAccess) {
    const copy = join(dataFolder, WORK_FOLDER, 'database');
    const checkpoint = async () => {
      await callRunningServer(folderAccess.running, 'checkpoint', {}, () => undefined);
    };
    const bytesBeside = await sizeOfFilesBeside({ file, dataFolder });
    const running = { from: databaseIn(dataFolder), to: copy, bytesBeside };
    await copyRunning(running, checkpoint, reportProgress);
    const connection = await openConnection({ folder: copy });
    return { connection, close: () => connection.close() };
  }
  const { lock } = folderAccess;
  try {
    const connection = await openConnection({ folder: databaseIn(dataFolder) });
    return { connection, close: () => connection.close().finally(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openSource(request: BackupRequest): Promise<Source> {
  if (request.databaseUrl === null) return await openEmbedded(request);
  const connection = await openConnection({ url: request.databaseUrl });
  return { connection, close: () => connection.close() };
}

async function assertFileFree({ file, overwrite }: BackupRequest): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere && !overwrite) throw new FileExists(file);
}

async function lockBackups(dataFolder: string): Promise<DataFolderLock> {
  return await lockDataFolder(join(dataFolder, WORK_FOLDER)).catch((error: unknown) => {
    throw error instanceof DataFolderInUse ? new BackupUnderWay(dataFolder) : error;
  });
}

async function writeBackup(request: BackupRequest): Promise<BackupReport> {
  const unfinishedPath = `${request.file}.part`;
  const source = await openSource(request);
  // Removes a file left by an interrupted backup, or put there by somebody who wants to read the data.
  await rm(unfinishedPath, { force: true });
  try {
    const report = await makeBackup({ ...request, connection: source.connection, unfinishedPath });
    await assertFileFree(request);
    await rename(unfinishedPath, request.file);
    return report;
  } finally {
    await source.close();
  }
}

/**
 * Writes all data of the product into one file, also while a server runs: the database as of one moment, pictures, keys
 * and mails. The file gets its name when it is complete.
 * @throws FileExists
 * @throws BackupUnderWay
 */
export async function backUp(request: BackupRequest): Promise<BackupReport> {
  const { dataFolder, databaseUrl } = request;
  await assertFileFree(request);
  if (databaseUrl === null) await assertDatabaseIn(dataFolder);
  else await access(dataFolder);
  const lock = await lockBackups(dataFolder);
  try {
    return await writeBackup(request);
  } finally {
    // Before the lock is released: the next backup creates its own folder.
    await rm(join(dataFolder, WORK_FOLDER), { recursive: true, force: true });
    await lock.release();
  }
}
