import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, gt, inArray, lt } from '#server/base/db/drizzle.ts';
import { isNoneOf } from '#server/base/db/none-of.ts';
import { dataExports } from '#server/base/db/schema/account-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

export type DataExport = Omit<typeof dataExports.$inferSelect, 'archive'>;

/** All columns except the file. */
const columnsWithoutFile = {
  id: dataExports.id,
  readerId: dataExports.readerId,
  brand: dataExports.brand,
  origin: dataExports.origin,
  status: dataExports.status,
  attempts: dataExports.attempts,
  requestedAt: dataExports.requestedAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
};

/** The data export that the reader requested last. */
export async function lastExport(orm: Orm, readerId: string): Promise<DataExport | undefined> {
  const rows = await orm
    .select(columnsWithoutFile)
    .from(dataExports)
    .where(eq(dataExports.readerId, readerId))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1);
  return rows[0];
}

type NewExport = Pick<DataExport, 'readerId' | 'brand' | 'origin' | 'requestedAt'>;

/**
 * Stores the request for a data export, which replaces the reader's previous one.
 * @returns false if one was requested after `since`, in which case nothing is done; a failed export does not
 * count.
 */
export async function insertExportRequest(orm: Orm, request: NewExport, since: Date): Promise<boolean> {
  return await orm.transaction(async (tx) => {
    // Two concurrent requests of one reader run one after the other.
    await tx.select({ id: readers.id }).from(readers).where(eq(readers.id, request.readerId)).for('update');
    const recent = await tx
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(
        and(
          eq(dataExports.readerId, request.readerId),
          inArray(dataExports.status, ['waiting', 'ready']),
          gt(dataExports.requestedAt, since),
        ),
      );
    if (recent.length > 0) return false;
    await tx.delete(dataExports).where(eq(dataExports.readerId, request.readerId));
    await tx.insert(dataExports).values({ ...request, status: 'waiting' });
    return true;
  });
}

/**
 * Claims a waiting export, except those with these ids: its row is locked until the end of the transaction, so that no
 * other process makes it.
 */
export async function claimExport(tx: Orm, except: readonly string[]): Promise<DataExport | undefined> {
  const rows = await tx
    .select(columnsWithoutFile)
    .from(dataExports)
    .where(and(eq(dataExports.status, 'waiting'), isNoneOf(dataExports.id, except, 'uuid')))
    .orderBy(asc(dataExports.requestedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return rows[0];
}

export async function finishExport(
  tx: Orm,
  id: string,
  file: { archive: Uint8Array; readyAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .update(dataExports)
    .set({ ...file, status: 'ready' })
    .where(eq(dataExports.id, id));
}

/**
 * Counts a failed attempt; after the last one the export is given up. An export that another process has made
 * meanwhile stays ready.
 */
export async function failExport(
  orm: Orm,
  { id, attempts }: Pick<DataExport, 'id' | 'attempts'>,
  maxAttempts: number,
): Promise<void> {
  const status = attempts + 1 < maxAttempts ? 'waiting' : 'failed';
  await orm
    .update(dataExports)
    .set({ attempts: attempts + 1, status })
    .where(and(eq(dataExports.id, id), eq(dataExports.status, 'waiting')));
}

/** The file of an export, only for its own reader and until it expires. */
export async function exportFile(
  orm: Orm,
  { id, readerId, now }: { id: string; readerId: string; now: Date },
): Promise<Uint8Array | null> {
  const rows = await orm
    .select({ archive: dataExports.archive })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.readerId, readerId), gt(dataExports.expiresAt, now)));
  return rows[0]?.archive ?? null;
}

export async function deleteExpiredExports(orm: Orm, now: Date): Promise<void> {
  await orm.delete(dataExports).where(lt(dataExports.expiresAt, now));
}
