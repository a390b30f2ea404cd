import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from '#server/base/db/transfer/connection.ts';
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
  place: Place;
};

export type ServerDataSets = {
  root: string;
  /** An empty one: without a database where that is embedded. */
  empty(kind: ServerData['kind']): Promise<ServerData>;
  /** One that has rows in every table, jobs, pictures, keys and mails. */
  filled(kind: ServerData['kind']): Promise<ServerData>;
  remove(): Promise<void>;
};

/** What of a data folder is in a backup. */
export const KEPT = ['session-secret', 'vapid-keys.json', 'mail', 'images'];

/** The kinds of database that this run of the tests has. */
export const DATABASES_UNDER_TEST: ServerData['kind'][] = process.env.DATABASE_URL
  ? ['embedded', 'postgresql']
  : ['embedded'];

/** Homes of their own for the tests of a file. */
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

/** Backs a home up. @returns what the command would tell */
export const backUpHome = ({ dataFolder, databaseUrl }: ServerData, file: string) =>
  backUp({
    ...{ file, overwrite: false, dataFolder, databaseUrl },
    ...{ release: '1.0.0', now: new Date('2025-04-03T12:00:00Z'), tell: () => undefined },
  });

/** Restores a backup into a home. */
export const restoreHome = ({ dataFolder, databaseUrl }: ServerData, file: string) =>
  restoreBackup({ file, dataFolder, databaseUrl, tell: () => undefined });
