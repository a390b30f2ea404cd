import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Connection, openConnection } from '#server/base/db/transfer/connection.ts';
import { beginFilling, type Filling, fullName, RowsDiffer } from '#server/base/db/transfer/fill.ts';
import { assertKnown } from '#server/base/db/transfer/migrations.ts';
import {
  BackupDamaged,
  CONTENTS,
  type Contents,
  MANIFEST,
  type Manifest,
  parseContents,
  parseManifest,
  TABLES,
} from './backup-file.ts';
import { placeOf } from './data-files.ts';
import type { ReportProgress } from './progress.ts';
import { assertEmpty, assertNotCutOff, putInPlace, RESTORING } from './put-in-place.ts';
import { readTar, type TarFile } from './read-tar.ts';

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;
/** Limit for an unpacked file of rows; only one made to fill the memory exceeds it. */
const MOST_UNPACKED = 1024 * 1024 * 1024;
/** Approximate number of characters of rows in one statement. */
const CHARACTERS_AT_ONCE = 4_000_000;

const unpack = promisify(gunzip);

type Order = { file: string; dataFolder: string; databaseUrl: string | null; tell: ReportProgress };

type Restoring = { filling: Filling; manifest: Manifest; work: string; tell: ReportProgress };

/** @throws BackupDamaged */
async function linesOf(file: TarFile): Promise<string[]> {
  const bytes = await file.bytes();
  const text = await unpack(bytes, { maxOutputLength: MOST_UNPACKED }).catch(() => {
    throw new BackupDamaged(`${file.name} cannot be unpacked`);
  });
  return text.toString('utf8').split('\n').slice(0, -1);
}

async function addRows(file: TarFile, { filling, manifest, tell }: Restoring): Promise<void> {
  const [, name] = file.name.split('/');
  const table = manifest.tables.find((one) => fullName(one) === name);
  if (!table) throw new BackupDamaged(`${file.name} belongs to no table`);
  let some: string[] = [];
  let characters = 0;
  for (const line of await linesOf(file)) {
    some.push(line);
    characters += line.length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    await filling.add(table, some);
    some = [];
    characters = 0;
  }
  if (some.length > 0) await filling.add(table, some);
  tell(`table ${table.name}`);
}

/** Collects a picture, a mail or a key until all of them are put in place. @returns its kind */
async function keepFile(file: TarFile, work: string) {
  const place = placeOf(file.name);
  if (!place) throw new BackupDamaged(`${file.name} belongs nowhere`);
  const path = join(work, place.path);
  const isSecret = place.kind !== 'images';
  await mkdir(dirname(path), { recursive: true, ...(isSecret && { mode: OWNER_FOLDER }) });
  await writeFile(path, file.chunks, { flag: 'wx', ...(isSecret && { mode: OWNER_FILE }) });
  return place.kind;
}

/** @throws BackupDamaged */
async function takeAll(files: AsyncGenerator<TarFile>, restoring: Restoring): Promise<Contents> {
  const { work, tell } = restoring;
  const found = { keys: 0, mail: 0, images: 0 };
  let contents: Contents | undefined;
  for await (const file of files) {
    if (file.name === CONTENTS) contents = parseContents(await file.bytes());
    else if (file.name.startsWith(TABLES)) await addRows(file, restoring);
    else {
      found[await keepFile(file, work)] += 1;
      tell(`${found.images} pictures, ${found.mail} mails, ${found.keys} keys`);
    }
  }
  if (!contents) throw new BackupDamaged(`it has no ${CONTENTS}`);
  const { keys, mails, pictures } = contents;
  if (keys !== found.keys || mails !== found.mail || pictures !== found.images)
    throw new BackupDamaged('it holds other files than it says');
  return contents;
}

/** Reads the first file, the manifest. @throws BackupDamaged */
async function readManifest(files: AsyncGenerator<TarFile>): Promise<Manifest> {
  const first = await files.next();
  if (first.done || first.value.name !== MANIFEST)
    throw new BackupDamaged(`it does not begin with ${MANIFEST}`);
  return parseManifest(await first.value.bytes());
}

/**
 * Until then a PostgreSQL shows nothing because its transaction is open, and an embedded database is not in its place
 * yet.
 */
async function finish(connection: Connection, filling: Filling, dataFolder: string): Promise<void> {
  if (connection.kind === 'embedded') {
    await filling.commit();
    await filling.renewStatistics();
    await connection.close();
    await putInPlace(dataFolder);
    return;
  }
  const takeBack = await putInPlace(dataFolder);
  await filling.commit().catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  await filling.renewStatistics();
}

type Opened = { files: AsyncGenerator<TarFile>; manifest: Manifest; work: string };

async function fillAndFinish(connection: Connection, opened: Opened, order: Order): Promise<Contents> {
  const { files, manifest, work } = opened;
  const { dataFolder, tell } = order;
  const filling = await beginFilling(connection, manifest);
  const contents = await takeAll(files, { filling, manifest, work, tell });
  await filling.complete(contents.rows, tell).catch((error: unknown) => {
    throw error instanceof RowsDiffer ? new BackupDamaged(error.message.replace(/\.$/, '')) : error;
  });
  await finish(connection, filling, dataFolder);
  return contents;
}

async function intoWork(opened: Opened, order: Order): Promise<Contents> {
  const { work } = opened;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { mode: OWNER_FOLDER });
  try {
    const folder = join(work, 'database');
    if (!order.databaseUrl) await mkdir(folder);
    const connection = await openConnection(order.databaseUrl ? { url: order.databaseUrl } : { folder });
    // An uncommitted transaction ends with its connection.
    return await fillAndFinish(connection, opened, order).finally(() => connection.close());
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Restores a backup into an empty database and an empty data folder, and migrates its schema to this release's. The
 * caller must hold the data folder. If it fails, nothing has changed.
 * @throws BackupDamaged
 * @throws TargetNotEmpty
 * @throws NewerSchema
 */
export async function restoreBackup(order: Order): Promise<Contents> {
  const { file, dataFolder, databaseUrl } = order;
  await assertNotCutOff(dataFolder, databaseUrl);
  await assertEmpty(dataFolder);
  const files = readTar(file);
  try {
    const manifest = await readManifest(files);
    assertKnown(manifest.schema);
    return await intoWork({ files, manifest, work: join(dataFolder, RESTORING) }, order);
  } finally {
    await files.return(undefined);
  }
}
