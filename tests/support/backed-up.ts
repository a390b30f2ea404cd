import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '#server/base/db/transfer/connection.ts';
import { restoreBackup } from '#server/operations/backup/restore-backup.ts';
import { backUp } from '#server/operations/backup/write-backup-file.ts';
import { fillHome } from './fill-home.ts';
import { HARD_VALUES } from './hard-values.ts';
import { copyMadeDatabase } from './made-database.ts';
import { createScratchDatabase } from './scratch-database.ts';

/** A data folder and a database that belong together. */
export type ServerData = {
  kind: 'embedded' | 'postgresql';
  dataFolder: string;
  databaseUrl: string | null;
  place: DatabaseLocation;
};

export type ServerDataSets = {
  root: string;
  /** A new data folder and database, both empty; an embedded database is not created yet. */
  empty(kind: ServerData['kind']): Promise<ServerData>;
  /** A data folder and database with rows in every table, jobs, pictures, keys and mails. */
  filled(kind: ServerData['kind']): Promise<ServerData>;
  remove(): Promise<void>;
};

/** Entries of a data folder that a backup contains. */
export const KEPT = ['session-secret', 'vapid-keys.json', 'mail', 'images'];

/** Kinds of database available in this test run. */
export const DATABASES_UNDER_TEST: ServerData['kind'][] = process.env.DATABASE_URL
  ? ['embedded', 'postgresql']
  : ['embedded'];

/** Creates data folders and databases for the tests of a file. */
export async function makeServerData(): Promise<ServerDataSets> {
  const root = await mkdtemp(join(tmpdir(), 'edicola-homes-'));
  const drops: (() => Promise<void>)[] = [];
  let made = 0;
  const empty = async (kind: ServerData['kind']): Promise<ServerData> => {
    made += 1;
    const dataFolder = join(root, `home-${made}`);
    await mkdir(dataFolder);
    const server = process.env.DATABASE_URL;
    if (kind === 'embedded' || !server)
      return { kind, dataFolder, databaseUrl: null, place: { folder: join(dataFolder, 'database') } };
    const { url, drop } = await createScratchDatabase(server);
    drops.push(drop);
    return { kind, dataFolder, databaseUrl: url, place: { url } };
  };
  return {
    root,
    empty,
    async filled(kind) {
      const home = await empty(kind);
      if ('folder' in home.place) await copyMadeDatabase(home.place.folder);
      await fillHome(home, HARD_VALUES);
      return home;
    },
    async remove() {
      for (const drop of drops) await drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Backs up a data folder and its database. @returns the result that the command would print */
export const backUpHome = ({ dataFolder, databaseUrl }: ServerData, file: string) =>
  backUp({
    file,
    overwrite: false,
    dataFolder,
    databaseUrl,
    release: '1.0.0',
    now: new Date('2025-04-03T12:00:00Z'),
    reportProgress: () => undefined,
  });

/** Restores a backup into a data folder and its database, every row as it was. */
export async function restoreHome({ dataFolder, databaseUrl }: ServerData, file: string) {
  const rest = { holdBackUntil: null, reportProgress: () => undefined };
  return (await restoreBackup({ file, dataFolder, databaseUrl, ...rest })).contents;
}
