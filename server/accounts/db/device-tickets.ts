import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, gt } from '#server/base/db/drizzle.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { deviceTickets } from '#server/base/db/schema/sign-in-schema.ts';

export type DeviceTicketRow = typeof deviceTickets.$inferSelect;

/**
 * Stores the ticket of a sign-in that met the limit of devices, in place of an earlier one of the same reader and
 * paper. The caller holds the reader's lock.
 */
export async function storeDeviceTicket(tx: Orm, row: DeviceTicketRow): Promise<void> {
  const earlier = and(eq(deviceTickets.readerId, row.readerId), eq(deviceTickets.brand, row.brand));
  await pipelineQueries(
    () => tx.delete(deviceTickets).where(earlier),
    () => tx.insert(deviceTickets).values(row),
  );
}

const isValid = (hash: string, brand: Sigla, now: Date) =>
  and(eq(deviceTickets.hash, hash), eq(deviceTickets.brand, brand), gt(deviceTickets.expiresAt, now));

export async function findDeviceTicket(
  orm: Orm,
  hash: string,
  brand: Sigla,
  now: Date,
): Promise<DeviceTicketRow | null> {
  const [found] = await orm
    .select()
    .from(deviceTickets)
    .where(isValid(hash, brand, now));
  return found ?? null;
}

/** Uses up a ticket; of two concurrent calls only one succeeds. @returns whether it still existed. */
export async function consumeDeviceTicket(tx: Orm, { hash }: DeviceTicketRow): Promise<boolean> {
  const deleted = await tx
    .delete(deviceTickets)
    .where(eq(deviceTickets.hash, hash))
    .returning({ hash: deviceTickets.hash });
  return deleted.length > 0;
}

/** Deletes a reader's tickets, so that sign-ins which were begun with an old password cannot be continued. */
export async function deleteDeviceTickets(tx: Orm, readerId: string): Promise<void> {
  await tx.delete(deviceTickets).where(eq(deviceTickets.readerId, readerId));
}
