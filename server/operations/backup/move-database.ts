import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, openConnection, type Place } from '#server/base/db/transfer/connection.ts';
import { beginFilling, type Counts, type Filling, fullName } from '#server/base/db/transfer/fill.ts';
import { type Snapshot, takeSnapshot } from '#server/base/db/transfer/snapshot.ts';
import { countOthers } from '#server/base/db/transfer/tables.ts';
import { databaseIn, leftBehind } from './embedded-database.ts';
import type { ReportProgress } from './progress.ts';
import { assertEmpty } from './put-in-place.ts';

const MOVING = 'move.part';
const OWNER_FOLDER = 0o700;

/** Other connections write to the database that is to be moved: changes from now on would be lost. */
export class DatabaseInUse extends Error {
  constructor(others: number) {
    super(
      `The database that is to be moved has ${others} other connections. Stop the servers that use it first.`,
    );
    this.name = 'DatabaseInUse';
  }
}

type Order = {
  /** URL of a PostgreSQL; null is the embedded database. */
  from: string | null;
  to: string | null;
  dataFolder: string;
  tell: ReportProgress;
};

async function copyRows(snapshot: Snapshot, filling: Filling, tell: ReportProgress): Promise<Counts> {
  const counts: Counts = {};
  for (const table of snapshot.tables) {
    let rows = 0;
    for await (const lines of snapshot.rowsOf(table)) {
      await filling.add(table, lines);
      rows += lines.length;
      tell(`table ${table.name}: ${rows} rows`);
    }
    counts[fullName(table)] = rows;
  }
  return counts;
}

async function copyDatabase(source: Connection, target: Connection, tell: ReportProgress): Promise<Counts> {
  const snapshot = await takeSnapshot(source);
  const filling = await beginFilling(target, snapshot);
  const counts = await copyRows(snapshot, filling, tell);
  await filling.complete(counts, tell);
  await filling.commit();
  await filling.renewStatistics();
  return counts;
}

async function openSource({ from, dataFolder }: Order): Promise<Connection> {
  const place: Place = from === null ? { folder: databaseIn(dataFolder) } : { url: from };
  const source = await openConnection(place);
  const others = source.kind === 'postgresql' ? await countOthers(source) : 0;
  if (others === 0) return source;
  await source.close();
  throw new DatabaseInUse(others);
}

/** @param made folder of the new embedded database, before it is moved to its place */
async function copyBetween(order: Order, made: string): Promise<Counts> {
  const source = await openSource(order);
  try {
    const target = await openConnection(order.to === null ? { folder: made } : { url: order.to });
    return await copyDatabase(source, target, order.tell).finally(() => target.close());
  } finally {
    await source.close();
  }
}

async function assertFree({ from, to, dataFolder }: Order): Promise<void> {
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
export async function moveDatabase(order: Order): Promise<Counts> {
  const { from, to, dataFolder } = order;
  await assertFree(order);
  const work = join(dataFolder, MOVING);
  await rm(work, { recursive: true, force: true });
  await mkdir(join(work, 'database'), { recursive: true, mode: OWNER_FOLDER });
  try {
    const counts = await copyBetween(order, join(work, 'database'));
    if (to === null) await rename(join(work, 'database'), databaseIn(dataFolder));
    if (from === null) await rename(databaseIn(dataFolder), leftBehind(dataFolder));
    return counts;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
