import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import { DataFolderInUse, type DataFolderLock, lockDataFolder } from '#server/base/data-folder/lock.ts';
import { lockOrReach } from '#server/base/data-folder/lock-or-reach.ts';
import { type Connection, openConnection } from '#server/base/db/transfer/connection.ts';
import { copyRunning } from './copy-running.ts';
import { assertDatabaseIn, databaseIn } from './embedded-database.ts';
import { type BackupReport, makeBackup } from './make-backup.ts';
import type { ReportProgress } from './progress.ts';

/** Folder inside the data folder in which a backup works; its lock allows one backup at a time. */
const BACKING_UP = 'backup.part';

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
    super(`${file} is there already: choose another name, or say --overwrite.`);
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
  tell: ReportProgress;
};

type Source = { connection: Connection; close(): Promise<void> };

/** The embedded database itself where no server runs, else a copy of it. */
async function openEmbedded({ dataFolder, tell }: BackupRequest): Promise<Source> {
  const held = await lockOrReach(dataFolder);
  if ('running' in held) {
    const copy = join(dataFolder, BACKING_UP, 'database');
    const checkpoint = async () => {
      await callRunningServer(held.running, 'checkpoint', {}, () => undefined);
    };
    await copyRunning({ from: databaseIn(dataFolder), to: copy }, checkpoint, tell);
    const connection = await openConnection({ folder: copy });
    return { connection, close: () => connection.close() };
  }
  const { lock } = held;
  try {
    const connection = await openConnection({ folder: databaseIn(dataFolder) });
    return { connection, close: () => connection.close().finally(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openSource(order: BackupRequest): Promise<Source> {
  if (order.databaseUrl === null) return await openEmbedded(order);
  const connection = await openConnection({ url: order.databaseUrl });
  return { connection, close: () => connection.close() };
}

async function assertFree({ file, overwrite }: BackupRequest): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere && !overwrite) throw new FileExists(file);
}

async function lockBackups(dataFolder: string): Promise<DataFolderLock> {
  return await lockDataFolder(join(dataFolder, BACKING_UP)).catch((error: unknown) => {
    throw error instanceof DataFolderInUse ? new BackupUnderWay(dataFolder) : error;
  });
}

async function writeFile(order: BackupRequest): Promise<BackupReport> {
  const part = `${order.file}.part`;
  const source = await openSource(order);
  // Removes a file left by an interrupted backup, or put there by somebody who wants to read the data.
  await rm(part, { force: true });
  try {
    const report = await makeBackup({ ...order, connection: source.connection, part });
    await assertFree(order);
    await rename(part, order.file);
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
export async function backUp(order: BackupRequest): Promise<BackupReport> {
  const { dataFolder, databaseUrl } = order;
  await assertFree(order);
  if (databaseUrl === null) await assertDatabaseIn(dataFolder);
  else await access(dataFolder);
  const lock = await lockBackups(dataFolder);
  try {
    return await writeFile(order);
  } finally {
    // Before the lock is released: the next backup creates its own folder.
    await rm(join(dataFolder, BACKING_UP), { recursive: true, force: true });
    await lock.release();
  }
}
