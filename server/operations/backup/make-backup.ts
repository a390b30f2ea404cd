import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Connection } from '#server/base/db/transfer/connection.ts';
import { fullName, type RowCounts } from '#server/base/db/transfer/fill.ts';
import { type Snapshot, takeSnapshot } from '#server/base/db/transfer/snapshot.ts';
import type { Table } from '#server/base/db/transfer/tables.ts';
import { CONTENTS, type Contents, MANIFEST, type Manifest, TABLES } from './backup-file.ts';
import { dataFileOf, dataFilesIn } from './data-files.ts';
import type { ReportProgress } from './progress.ts';
import { type TarWriter, writeTar } from './write-tar.ts';

/** Lines are compressed and written to a file when they reach this many characters. */
const FILE_CHARACTERS = 8_000_000;

const gzipAsync = promisify(gzip);

/** The pictures are in another folder: a backup without them would be noticed only when it is needed. */
export class PicturesMissing extends Error {
  constructor(dataFolder: string) {
    super(
      `The database lists pictures, but there are none in ${dataFolder}/images. Set DATA_DIR to the folder of the server.`,
    );
    this.name = 'PicturesMissing';
  }
}

export type BackupReport = Contents & { bytes: number };

type BackupTask = {
  connection: Connection;
  dataFolder: string;
  /** Path of the backup while it is unfinished. */
  unfinishedPath: string;
  release: string;
  now: Date;
  reportProgress: ReportProgress;
};

async function writeTable(
  tar: TarWriter,
  snapshot: Snapshot,
  table: Table,
  reportProgress: ReportProgress,
): Promise<number> {
  let rows = 0;
  let files = 0;
  let lines: string[] = [];
  let characters = 0;
  const write = async () => {
    if (lines.length === 0) return;
    files += 1;
    const name = `${TABLES}${fullName(table)}/${String(files).padStart(6, '0')}.jsonl.gz`;
    const compressed = await gzipAsync(`${lines.join('\n')}\n`, { level: constants.Z_BEST_SPEED });
    await tar.add(name, compressed);
    lines = [];
    characters = 0;
  };
  for await (const chunk of snapshot.rowsOf(table)) {
    rows += chunk.length;
    for (const line of chunk) characters += line.length;
    lines.push(...chunk);
    if (characters >= FILE_CHARACTERS) await write();
    reportProgress(`table ${table.name}: ${rows} rows`);
  }
  await write();
  return rows;
}

async function writeTables(
  tar: TarWriter,
  snapshot: Snapshot,
  reportProgress: ReportProgress,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of snapshot.tables)
    counts[fullName(table)] = await writeTable(tar, snapshot, table, reportProgress);
  return counts;
}

async function writeFiles(tar: TarWriter, dataFolder: string, reportProgress: ReportProgress) {
  const counts = { keys: 0, mail: 0, images: 0 };
  for await (const { kind, name, path } of dataFilesIn(dataFolder)) {
    if (dataFileOf(name) === null || !(await tar.addFile(name, path))) continue;
    counts[kind] += 1;
    reportProgress(`${counts.images} pictures, ${counts.mail} mails, ${counts.keys} keys`);
  }
  return counts;
}

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function writeAll(tar: TarWriter, snapshot: Snapshot, task: BackupTask): Promise<Contents> {
  const { connection, dataFolder, release, now, reportProgress } = task;
  const { schema, queue, tables, sequences } = snapshot;
  const manifest: Manifest = {
    format: 'edicola-backup',
    version: 1,
    release,
    madeAt: now.toISOString(),
    database: connection.kind,
    schema,
    queue,
    sequences,
    tables,
  };
  await tar.add(MANIFEST, toJson(manifest));
  const rows = await writeTables(tar, snapshot, reportProgress);
  // Pictures are written before the rows that name them, and are never removed, so all pictures of the snapshot are
  // found.
  const { keys, mail, images } = await writeFiles(tar, dataFolder, reportProgress);
  if (images === 0 && (rows['public.images'] ?? 0) > 0) throw new PicturesMissing(dataFolder);
  const contents: Contents = { rows, keys, mails: mail, pictures: images };
  await tar.add(CONTENTS, toJson(contents));
  return contents;
}

/** Backs up a database as of this moment, and the files beside it. A failed backup leaves no file. */
export async function makeBackup(task: BackupTask): Promise<BackupReport> {
  const tar = writeTar(task.unfinishedPath, task.now);
  try {
    const snapshot = await takeSnapshot(task.connection);
    const contents = await writeAll(tar, snapshot, task);
    await snapshot.end();
    return { ...contents, bytes: await tar.finish() };
  } catch (error) {
    await tar.abandon();
    throw error;
  }
}
