import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, gte, isNull, lt, or } from '#server/base/db/drizzle.ts';
import { supportTickets } from '#server/base/db/schema/help-schema.ts';

export type TicketRow = typeof supportTickets.$inferSelect;
export type NewTicket = Omit<TicketRow, 'number' | 'mailedAt' | 'receiptAt' | 'fileRefused'>;

export async function findTicket(orm: Orm, id: string): Promise<TicketRow | undefined> {
  return (await orm.select().from(supportTickets).where(eq(supportTickets.id, id)))[0];
}

/** @returns undefined where a ticket with this id exists already. */
export async function insertTicket(orm: Orm, ticket: NewTicket): Promise<TicketRow | undefined> {
  return (await orm.insert(supportTickets).values(ticket).onConflictDoNothing().returning())[0];
}

/** Records that a ticket left for customer service, and deletes its attachment, which customer service has now. */
export async function markTicketMailed(
  orm: Orm,
  id: string,
  { now, fileRefused }: { now: Date; fileRefused: boolean },
): Promise<void> {
  await orm
    .update(supportTickets)
    .set({ mailedAt: now, attachment: null, fileRefused })
    .where(eq(supportTickets.id, id));
}

export async function markReceiptSent(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.update(supportTickets).set({ receiptAt: now }).where(eq(supportTickets.id, id));
}

export async function deleteTicketsBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(supportTickets).where(lt(supportTickets.createdAt, before));
}

/** Ids of the tickets since a moment whose mail or receipt has not been sent, the oldest first. */
export async function unfinishedTicketIds(orm: Orm, since: Date): Promise<string[]> {
  const { id, mailedAt, receiptAt, createdAt } = supportTickets;
  const rows = await orm
    .select({ id })
    .from(supportTickets)
    .where(and(gte(createdAt, since), or(isNull(mailedAt), isNull(receiptAt))))
    .orderBy(createdAt);
  return rows.map((row) => row.id);
}
