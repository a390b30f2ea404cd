import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Connection,
  type DatabaseLocation,
  openConnection,
} from '#server/base/db/transfer/connection.ts';
import { beginFilling, type Filling, fullName, type RowCounts } from '#server/base/db/transfer/fill.ts';
import { type Snapshot, takeSnapshot } from '#server/base/db/transfer/snapshot.ts';
import { countOtherConnections } from '#server/base/db/transfer/tables.ts';
import { databaseIn, movedDatabaseIn } from './embedded-database.ts';
import type { ReportProgress } from './progress.ts';
import { assertEmpty } from './put-in-place.ts';

const WORK_FOLDER = 'move.part';
const FOLDER_MODE = 0o700;

/**
 * Other programs are connected to the database that is to be moved: what they write from now on would be
 * lost.
 */
export class DatabaseInUse extends Error {
  constructor(others: number) {
    super(
      `The database that is to be moved has ${others} other connections. Stop the servers that use it first.`,
    );
    this.name = 'DatabaseInUse';
  }
}

type MoveRequest = {
  /** URL of a PostgreSQL; null is the embedded database. */
  from: string | null;
  to: string | null;
  dataFolder: string;
  reportProgress: ReportProgress;
};

async function copyRows(
  snapshot: Snapshot,
  filling: Filling,
  reportProgress: ReportProgress,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of snapshot.tables) {
    let rows = 0;
    for await (const lines of snapshot.rowsOf(table)) {
      await filling.add(table, lines);
      rows += lines.length;
      reportProgress(`table ${table.name}: ${rows} rows`);
    }
    counts[fullName(table)] = rows;
  }
  return counts;
}

async function copyDatabase(
  source: Connection,
  target: Connection,
  reportProgress: ReportProgress,
): Promise<RowCounts> {
  const snapshot = await takeSnapshot(source);
  const filling = await beginFilling(target, snapshot);
  const counts = await copyRows(snapshot, filling, reportProgress);
  await filling.complete(counts, reportProgress);
  await filling.commit();
  await filling.renewStatistics(reportProgress);
  return counts;
}

async function openSource({ from, dataFolder }: MoveRequest): Promise<Connection> {
  const location: DatabaseLocation = from === null ? { folder: databaseIn(dataFolder) } : { url: from };
  const source = await openConnection(location);
  const others = source.kind === 'postgresql' ? await countOtherConnections(source) : 0;
  if (others === 0) return source;
  await source.close();
  throw new DatabaseInUse(others);
}

/** @param newFolder folder of the new embedded database, before it is moved to its place */
async function copyBetween(request: MoveRequest, newFolder: string): Promise<RowCounts> {
  const source = await openSource(request);
  try {
    const target = await openConnection(request.to === null ? { folder: newFolder } : { url: request.to });
    return await copyDatabase(source, target, request.reportProgress).finally(() => target.close());
  } finally {
    await source.close();
  }
}

async function assertTargetFree({ from, to, dataFolder }: MoveRequest): Promise<void> {
  if (from === null) await assertEmpty(dataFolder, ['database.moved']);
  if (to === null) await assertEmpty(dataFolder, ['database']);
}

/**
 * Copies the database to its new place; pictures, keys and mails stay in the data folder, which the caller has locked.
 * An embedded database that was moved is kept under another name.
 * @returns the number of rows of each table
 * @throws DatabaseInUse
 * @throws TargetNotEmpty
 * @throws NewerSchema
 */
export async function moveDatabase(request: MoveRequest): Promise<RowCounts> {
  const { from, to, dataFolder } = request;
  await assertTargetFree(request);
  const workFolder = join(dataFolder, WORK_FOLDER);
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(join(workFolder, 'database'), { recursive: true, mode: FOLDER_MODE });
  try {
    const counts = await copyBetween(request, join(workFolder, 'database'));
    if (to === null) await rename(join(workFolder, 'database'), databaseIn(dataFolder));
    if (from === null) await rename(databaseIn(dataFolder), movedDatabaseIn(dataFolder));
    return counts;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
