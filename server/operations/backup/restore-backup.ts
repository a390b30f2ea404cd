import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Connection, openConnection } from '#server/base/db/transfer/connection.ts';
import { beginFilling, type Filling, fullName, RowsDiffer } from '#server/base/db/transfer/fill.ts';
import { assertSchemaKnown } from '#server/base/db/transfer/migrations.ts';
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
import { dataFileOf } from './data-files.ts';
import { type HeldBack, holdBackDue } from './hold-back-due.ts';
import type { ReportProgress } from './progress.ts';
import { assertEmpty, assertRestoreComplete, putInPlace } from './put-in-place.ts';
import { readTar, type TarFile } from './read-tar.ts';
import { RESTORE_FOLDER } from './restore-interrupted.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Limit of an unpacked file of rows, in bytes; only one made to fill the memory exceeds it. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
/** Approximate number of characters of rows in one statement. */
const STATEMENT_CHARACTERS = 4_000_000;

const unpack = promisify(gunzip);

type RestoreRequest = {
  file: string;
  dataFolder: string;
  databaseUrl: string | null;
  /** What was due before this moment is not sent again; null where nothing was sent since the backup. */
  holdBackUntil: Date | null;
  reportProgress: ReportProgress;
};

/** What a backup contained, and what of it is not sent any more; null if all of it is. */
export type Restored = { contents: Contents; heldBack: HeldBack | null };

type RestoreContext = {
  filling: Filling;
  manifest: Manifest;
  workFolder: string;
  reportProgress: ReportProgress;
};

/** @throws BackupDamaged */
async function linesOf(file: TarFile): Promise<string[]> {
  const bytes = await file.bytes();
  const text = await unpack(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }).catch(() => {
    throw new BackupDamaged(`${file.name} cannot be unpacked`);
  });
  return text.toString('utf8').split('\n').slice(0, -1);
}

async function addRows(file: TarFile, { filling, manifest, reportProgress }: RestoreContext): Promise<void> {
  const [, name] = file.name.split('/');
  const table = manifest.tables.find((candidate) => fullName(candidate) === name);
  if (!table) throw new BackupDamaged(`${file.name} belongs to no table`);
  let chunk: string[] = [];
  let characters = 0;
  for (const line of await linesOf(file)) {
    chunk.push(line);
    characters += line.length;
    if (characters < STATEMENT_CHARACTERS) continue;
    await filling.add(table, chunk);
    chunk = [];
    characters = 0;
  }
  if (chunk.length > 0) await filling.add(table, chunk);
  reportProgress(`table ${table.name}`);
}

/**
 * Writes a picture, a mail or a key into the working folder, from which all are put in place together.
 * @returns its kind
 */
async function collectFile(file: TarFile, workFolder: string) {
  const dataFile = dataFileOf(file.name);
  if (!dataFile) throw new BackupDamaged(`${file.name} is not a file of a backup`);
  const path = join(workFolder, dataFile.path);
  const isSecret = dataFile.kind !== 'images';
  await mkdir(dirname(path), { recursive: true, ...(isSecret && { mode: FOLDER_MODE }) });
  await writeFile(path, file.chunks, { flag: 'wx', ...(isSecret && { mode: FILE_MODE }) });
  return dataFile.kind;
}

/** @throws BackupDamaged */
async function readAll(files: AsyncGenerator<TarFile>, context: RestoreContext): Promise<Contents> {
  const { workFolder, reportProgress } = context;
  const counts = { keys: 0, mail: 0, images: 0 };
  let contents: Contents | undefined;
  for await (const file of files) {
    if (file.name === CONTENTS) contents = parseContents(await file.bytes());
    else if (file.name.startsWith(TABLES)) await addRows(file, context);
    else {
      counts[await collectFile(file, workFolder)] += 1;
      reportProgress(`${counts.images} pictures, ${counts.mail} mails, ${counts.keys} keys`);
    }
  }
  if (!contents) throw new BackupDamaged(`it has no ${CONTENTS}`);
  const { keys, mails, pictures } = contents;
  if (keys !== counts.keys || mails !== counts.mail || pictures !== counts.images)
    throw new BackupDamaged('it does not contain the files that it lists');
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
 * Makes the restored data visible. Until then a PostgreSQL shows nothing because its transaction is open, and
 * an embedded database is not in its place yet.
 */
async function finish(
  connection: Connection,
  filling: Filling,
  { dataFolder, reportProgress }: RestoreRequest,
): Promise<void> {
  if (connection.kind === 'embedded') {
    await filling.commit();
    await filling.renewStatistics(reportProgress);
    await connection.close();
    await putInPlace(dataFolder);
    return;
  }
  const undo = await putInPlace(dataFolder);
  await filling.commit().catch(async (error: unknown) => {
    await undo();
    throw error;
  });
  await filling.renewStatistics(reportProgress);
}

type OpenedBackup = { files: AsyncGenerator<TarFile>; manifest: Manifest; workFolder: string };

async function fillAndFinish(
  connection: Connection,
  opened: OpenedBackup,
  request: RestoreRequest,
): Promise<Restored> {
  const { files, manifest, workFolder } = opened;
  const { reportProgress, holdBackUntil } = request;
  const filling = await beginFilling(connection, manifest);
  const contents = await readAll(files, { filling, manifest, workFolder, reportProgress });
  await filling.complete(contents.rows, reportProgress).catch((error: unknown) => {
    throw error instanceof RowsDiffer ? new BackupDamaged(error.message.replace(/\.$/, '')) : error;
  });
  const heldBack = holdBackUntil && (await holdBackDue(connection, holdBackUntil));
  await finish(connection, filling, request);
  return { contents, heldBack };
}

async function restoreInWorkFolder(opened: OpenedBackup, request: RestoreRequest): Promise<Restored> {
  const { workFolder } = opened;
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { mode: FOLDER_MODE });
  try {
    const folder = join(workFolder, 'database');
    if (!request.databaseUrl) await mkdir(folder);
    const connection = await openConnection(request.databaseUrl ? { url: request.databaseUrl } : { folder });
    // An uncommitted transaction ends with its connection.
    return await fillAndFinish(connection, opened, request).finally(() => connection.close());
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/**
 * Restores a backup into an empty database and an empty data folder, migrates its schema to this release's, and marks
 * what was due to many recipients as not to be sent. The caller must hold the data folder. If it fails, nothing has
 * changed.
 * @throws BackupDamaged
 * @throws TargetNotEmpty
 * @throws NewerSchema
 */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { file, dataFolder, databaseUrl } = request;
  await assertRestoreComplete(dataFolder, databaseUrl);
  await assertEmpty(dataFolder);
  const files = readTar(file);
  try {
    const manifest = await readManifest(files);
    assertSchemaKnown(manifest.schema);
    return await restoreInWorkFolder(
      { files, manifest, workFolder: join(dataFolder, RESTORE_FOLDER) },
      request,
    );
  } finally {
    await files.return(undefined);
  }
}
