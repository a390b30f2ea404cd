import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Connection } from '#server/base/db/transfer/connection.ts';
import { type Counts, fullName } from '#server/base/db/transfer/fill.ts';
import { type Snapshot, takeSnapshot } from '#server/base/db/transfer/snapshot.ts';
import type { Table } from '#server/base/db/transfer/tables.ts';
import { CONTENTS, type Contents, MANIFEST, type Manifest, TABLES } from './backup-file.ts';
import { dataFilesIn, placeOf } from './data-files.ts';
import type { ReportProgress } from './progress.ts';
import { type TarWriter, writeTar } from './write-tar.ts';

/** Lines are compressed and written to a file when they reach this many characters. */
const CHARACTERS_A_FILE = 8_000_000;

const press = promisify(gzip);

/** The pictures are in another folder: a backup without them would be noticed only when it is needed. */
export class PicturesMissing extends Error {
  constructor(dataFolder: string) {
    super(
      `The database knows pictures, and there is none in ${dataFolder}/images. Set DATA_DIR to the folder of the server.`,
    );
    this.name = 'PicturesMissing';
  }
}

export type BackupReport = Contents & { bytes: number };

type Order = {
  connection: Connection;
  dataFolder: string;
  /** Path of the backup while it is unfinished. */
  part: string;
  release: string;
  now: Date;
  tell: ReportProgress;
};

async function writeTable(
  tar: TarWriter,
  snapshot: Snapshot,
  table: Table,
  tell: ReportProgress,
): Promise<number> {
  let rows = 0;
  let files = 0;
  let lines: string[] = [];
  let characters = 0;
  const write = async () => {
    if (lines.length === 0) return;
    files += 1;
    const name = `${TABLES}${fullName(table)}/${String(files).padStart(6, '0')}.jsonl.gz`;
    const pressed = await press(`${lines.join('\n')}\n`, { level: constants.Z_BEST_SPEED });
    await tar.add(name, pressed);
    lines = [];
    characters = 0;
  };
  for await (const some of snapshot.rowsOf(table)) {
    rows += some.length;
    for (const line of some) characters += line.length;
    lines.push(...some);
    if (characters >= CHARACTERS_A_FILE) await write();
    tell(`table ${table.name}: ${rows} rows`);
  }
  await write();
  return rows;
}

async function writeTables(tar: TarWriter, snapshot: Snapshot, tell: ReportProgress): Promise<Counts> {
  const counts: Counts = {};
  for (const table of snapshot.tables) counts[fullName(table)] = await writeTable(tar, snapshot, table, tell);
  return counts;
}

async function writeFiles(tar: TarWriter, dataFolder: string, tell: ReportProgress) {
  const counts = { keys: 0, mail: 0, images: 0 };
  for await (const { kind, name, path } of dataFilesIn(dataFolder)) {
    if (placeOf(name) === null || !(await tar.addFile(name, path))) continue;
    counts[kind] += 1;
    tell(`${counts.images} pictures, ${counts.mail} mails, ${counts.keys} keys`);
  }
  return counts;
}

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function writeAll(tar: TarWriter, snapshot: Snapshot, order: Order): Promise<Contents> {
  const { connection, dataFolder, release, now, tell } = order;
  const { schema, queue, tables, sequences } = snapshot;
  const manifest: Manifest = {
    ...{ format: 'edicola-backup', version: 1, release, madeAt: now.toISOString() },
    ...{ database: connection.kind, schema, queue, sequences, tables },
  };
  await tar.add(MANIFEST, toJson(manifest));
  const rows = await writeTables(tar, snapshot, tell);
  // Pictures are written before the rows that name them, and are never removed, so all pictures of the snapshot are
  // found.
  const { keys, mail, images } = await writeFiles(tar, dataFolder, tell);
  if (images === 0 && (rows['public.images'] ?? 0) > 0) throw new PicturesMissing(dataFolder);
  const contents: Contents = { rows, keys, mails: mail, pictures: images };
  await tar.add(CONTENTS, toJson(contents));
  return contents;
}

/** Backs up a database as of this moment, and the files beside it. A failed backup leaves no file. */
export async function makeBackup(order: Order): Promise<BackupReport> {
  const tar = writeTar(order.part, order.now);
  try {
    const snapshot = await takeSnapshot(order.connection);
    const contents = await writeAll(tar, snapshot, order);
    await snapshot.end();
    return { ...contents, bytes: await tar.finish() };
  } catch (error) {
    await tar.abandon();
    throw error;
  }
}
