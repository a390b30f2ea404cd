import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { openConnection } from '#server/base/db/transfer/connection.ts';
import { TargetNotEmpty } from '#server/base/db/transfer/fill.ts';
import { NewerSchema } from '#server/base/db/transfer/migrations.ts';
import { anyRelationIn } from '#server/base/db/transfer/tables.ts';
import { BackupDamaged, NewerFormat } from '#server/operations/backup/backup-file.ts';
import { PicturesMissing } from '#server/operations/backup/make-backup.ts';
import { DatabaseInUse, moveDatabase } from '#server/operations/backup/move-database.ts';
import { assertRestoreComplete } from '#server/operations/backup/put-in-place.ts';
import { readTar } from '#server/operations/backup/read-tar.ts';
import { restoreBackup } from '#server/operations/backup/restore-backup.ts';
import { RestoreInterrupted } from '#server/operations/backup/restore-interrupted.ts';
import { BackupUnderWay, backUp, FileExists } from '#server/operations/backup/write-backup-file.ts';
import { writeTar } from '#server/operations/backup/write-tar.ts';
import {
  backUpHome,
  DATABASES_UNDER_TEST,
  KEPT,
  makeServerData,
  restoreHome,
  type ServerData,
  type ServerDataSets,
} from '#tests/support/backed-up.ts';
import { filesIn } from '#tests/support/stored-data.ts';

let homes: ServerDataSets;
let source: ServerData;
let file: string;

beforeAll(async () => {
  homes = await makeServerData();
  source = await homes.filled(DATABASES_UNDER_TEST.at(-1) ?? 'embedded');
  file = join(homes.root, 'backup.tar');
  await backUpHome(source, file);
});
afterAll(() => homes.remove());

/** Writes a copy of the backup with changed files. */
async function changed(name: string, change: (name: string, text: Buffer) => [string, Buffer] | null) {
  const path = join(homes.root, name);
  const tar = writeTar(path, new Date());
  for await (const one of readTar(file)) {
    const put = change(one.name, await one.bytes());
    if (put) await tar.add(...put);
  }
  await tar.finish();
  return path;
}

async function expectUntouched({ dataFolder, place }: ServerData): Promise<void> {
  expect(await readdir(dataFolder)).toEqual([]);
  if ('folder' in place) return;
  const connection = await openConnection(place);
  expect(await anyRelationIn(connection)).toBeNull();
  await connection.close();
}

const inManifest = (from: string | RegExp, to: string) => (name: string, text: Buffer) =>
  [name, name === 'manifest.json' ? Buffer.from(text.toString().replace(from, to)) : text] as [
    string,
    Buffer,
  ];

describe.each(DATABASES_UNDER_TEST)('restoring into %s', (kind) => {
  test.each([
    ['a newer schema', NewerSchema, inManifest(/"last": \d{13}/, '"last": 9999999999999')],
    ['a newer form', NewerFormat, inManifest('"version": 1', '"version": 2')],
  ])('%s is not restored', async (what, kindOfError, change) => {
    const target = await homes.empty(kind);
    const spoiled = await changed(`${kind}-${what.replaceAll(' ', '-')}.tar`, change);
    await expect(restoreHome(target, spoiled)).rejects.toThrow(kindOfError);
    await expectUntouched(target);
  });

  test('a damaged file is not restored, though most of it is intact', async () => {
    const target = await homes.empty(kind);
    const bytes = await readFile(file);
    const at = bytes.indexOf('images/fedcba9876543210fedcba98/640.avif');
    bytes[at + 600] = (bytes[at + 600] ?? 0) ^ 1;
    const spoiled = join(homes.root, `${kind}-spoiled.tar`);
    await writeFile(spoiled, bytes);
    await expect(restoreHome(target, spoiled)).rejects.toThrow(BackupDamaged);
    await expectUntouched(target);
  });

  test('an interrupted restore leaves nothing behind', async () => {
    const target = await homes.empty(kind);
    const { dataFolder, databaseUrl } = target;
    for (const last of kind === 'embedded' ? ['migrations'] : ['pictures', 'indexes', 'migrations']) {
      const reportProgress = (what: string) => {
        if (what.includes(last)) throw new Error('enough');
      };
      await expect(
        restoreBackup({ file, dataFolder, databaseUrl, holdBackUntil: null, reportProgress }),
      ).rejects.toThrow('enough');
      await expectUntouched(target);
    }
  });

  test('a folder that holds any data is not restored into', async () => {
    for (const name of [...KEPT, 'database']) {
      const target = await homes.empty(kind);
      const there = join(target.dataFolder, name);
      if (name.includes('-')) await writeFile(there, '');
      else await mkdir(join(there, 'something'), { recursive: true });
      await expect(restoreHome(target, file)).rejects.toThrow(TargetNotEmpty);
      expect(await readdir(target.dataFolder)).toEqual([name]);
    }
  });

  test('a restore that was killed in its last moment does not count as complete', async () => {
    const target = await homes.empty(kind);
    const work = join(target.dataFolder, 'restore.part');
    await mkdir(join(work, 'images'), { recursive: true });
    await writeFile(join(work, 'images', 'half'), '');
    await writeFile(join(work, 'being-put-in-place'), '');
    await mkdir(join(target.dataFolder, 'mail'));
    await expect(restoreHome(target, file)).rejects.toThrow(/Remove restore.part, mail from it/);
    await expect(restoreHome(target, file)).rejects.toThrow(RestoreInterrupted);
    // A restore that was cut off before that moment has put nothing in place.
    await rm(join(work, 'being-put-in-place'));
    await restoreHome(target, file);
    expect(Object.keys(await filesIn(target.dataFolder, ['images', 'restore.part']))).toHaveLength(4);
  });

  test('a restore that was killed after its last step counts as complete, and no removal is asked for', async () => {
    const target = await homes.empty(kind);
    await restoreHome(target, file);
    const whole = await filesIn(target.dataFolder, KEPT);
    const work = join(target.dataFolder, 'restore.part');
    await mkdir(work);
    await writeFile(join(work, 'being-put-in-place'), '');
    await assertRestoreComplete(target.dataFolder, target.databaseUrl);
    expect(await readdir(target.dataFolder)).not.toContain('restore.part');
    await expect(restoreHome(target, file)).rejects.toThrow(TargetNotEmpty);
    expect(await filesIn(target.dataFolder, KEPT)).toEqual(whole);
  });

  test('a restore that has put all files but no rows in place counts as cut off', async () => {
    const target = await homes.empty(kind);
    await restoreHome(target, file);
    const work = join(target.dataFolder, 'restore.part');
    await mkdir(work);
    await writeFile(join(work, 'being-put-in-place'), '');
    const other = await homes.empty(kind);
    if (kind === 'embedded') await rename(join(target.dataFolder, 'database'), join(work, 'database'));
    // The server may also be started without its DATABASE_URL.
    for (const url of [other.databaseUrl, null])
      await expect(assertRestoreComplete(target.dataFolder, url)).rejects.toThrow(RestoreInterrupted);
    expect(await readdir(work)).toContain('being-put-in-place');
  });
});

test.runIf(DATABASES_UNDER_TEST.includes('postgresql'))(
  'a database with any contents is not restored into',
  async () => {
    const target = await homes.empty('postgresql');
    const connection = await openConnection(target.place);
    await connection.run('create table somebody_elses (x integer)');
    await expect(restoreHome(target, file)).rejects.toThrow(/holds public\.somebody_elses/);
    const { dataFolder } = await homes.filled('embedded');
    const move = moveDatabase({
      from: null,
      to: target.databaseUrl,
      dataFolder,
      reportProgress: () => undefined,
    });
    await expect(move).rejects.toThrow(TargetNotEmpty);
    expect(await readdir(dataFolder)).toContain('database');
    await connection.close();
  },
);

test.runIf(DATABASES_UNDER_TEST.includes('postgresql'))(
  'a database that another program writes to is not moved',
  async () => {
    const { dataFolder, databaseUrl, place } = source;
    const other = await openConnection(place);
    const move = moveDatabase({ from: databaseUrl, to: null, dataFolder, reportProgress: () => undefined });
    await expect(move).rejects.toThrow(DatabaseInUse);
    await other.close();
    expect(await readdir(dataFolder)).not.toContain('database');
  },
);

describe('a backup with', () => {
  test.each([
    [
      'a row too few',
      /table public\.sections has \d+ rows/,
      (name: string) => !/tables.public\.sections/.test(name),
    ],
    [
      'a picture too few',
      /does not contain the files that it lists/,
      (name: string) => !name.endsWith('.webp'),
    ],
    ['no end', /has no contents.json/, (name: string) => name !== 'contents.json'],
  ])('%s is not restored', async (what, message, isKept) => {
    const target = await homes.empty(source.kind);
    const spoiled = await changed(`${what.replaceAll(' ', '-')}.tar`, (name, text) =>
      isKept(name) ? [name, text] : null,
    );
    await expect(restoreHome(target, spoiled)).rejects.toThrow(message);
    await expectUntouched(target);
  });
});

describe('a backup', () => {
  const order = () => ({
    overwrite: false,
    dataFolder: source.dataFolder,
    databaseUrl: source.databaseUrl,
    release: '1.0.0',
    now: new Date(),
    reportProgress: (): void => undefined,
  });

  test('overwrites a file only with the option to do so', async () => {
    const path = join(homes.root, 'twice.tar');
    await writeFile(path, 'of yesterday');
    await expect(backUp({ ...order(), file: path })).rejects.toThrow(FileExists);
    expect(await readFile(path, 'utf8')).toBe('of yesterday');
    await writeFile(`${path}.part`, 'of one that was killed', { mode: 0o644 });
    await backUp({ ...order(), file: path, overwrite: true });
    const { size, mode } = await stat(path);
    expect([size > 100_000, mode & 0o777]).toEqual([true, 0o600]);
  });

  test('that is interrupted leaves nothing behind', async () => {
    const path = join(homes.root, 'broken.tar');
    const reportProgress = (what: string) => {
      if (what.includes('pictures')) throw new Error('enough');
    };
    await expect(backUp({ ...order(), file: path, reportProgress })).rejects.toThrow('enough');
    expect((await readdir(homes.root)).filter((name) => name.startsWith('broken'))).toEqual([]);
    expect(await readdir(source.dataFolder)).not.toContain('backup.part');
  });

  test('is refused while another backup runs, and does not touch its files', async () => {
    const lock = await lockDataFolder(join(source.dataFolder, 'backup.part'));
    const path = join(homes.root, 'second.tar');
    await expect(backUp({ ...order(), file: path })).rejects.toThrow(BackupUnderWay);
    await lock.release();
    await rm(join(source.dataFolder, 'backup.part'), { recursive: true });
  });

  test('is refused where pictures that the database names are missing', async () => {
    const home = await homes.filled(source.kind);
    await rm(join(home.dataFolder, 'images'), { recursive: true });
    const path = join(homes.root, 'no-pictures.tar');
    await expect(backUpHome(home, path)).rejects.toThrow(PicturesMissing);
    await expect(stat(path)).rejects.toThrow('ENOENT');
    await expect(
      backUpHome({ ...home, databaseUrl: null, dataFolder: join(homes.root, 'wrong') }, path),
    ).rejects.toThrow(/There is no database in .*wrong/);
    expect(await readdir(homes.root)).not.toContain('wrong');
  });
});
