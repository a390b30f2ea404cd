import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from '#server/base/db/drizzle.ts';
import { writeInChunks } from '#server/base/db/in-chunks.ts';
import { pressLetters, pressSendings } from '#server/base/db/schema/press-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

export type SendingRow = typeof pressSendings.$inferSelect;
export type NewSending = typeof pressSendings.$inferInsert;

/** Addressee of a letter; `recipientId` is null for a forwarded one. */
export type Addressee = { recipientId: number | null; email: string; name: string };

/**
 * Stores a sending with a letter for each address, as part of a transaction. @returns false where its key exists
 * already: then nothing is stored.
 */
export async function addSending(
  tx: Orm,
  sending: NewSending & { id: string },
  addressees: readonly Addressee[],
): Promise<boolean> {
  const added = await tx
    .insert(pressSendings)
    .values(sending)
    .onConflictDoNothing({ target: [pressSendings.deskId, pressSendings.key] })
    .returning({ id: pressSendings.id });
  if (added.length === 0) return false;
  const waiting = { sendingId: sending.id, status: 'waiting' as const, updatedAt: sending.orderedAt };
  const letters = addressees.map((addressee) => ({
    ...waiting,
    ...addressee,
    forwarded: addressee.recipientId === null,
  }));
  await writeInChunks(letters, (some) => tx.insert(pressLetters).values(some));
  return true;
}

const ofDesk = (deskId: number, id: string) =>
  and(eq(pressSendings.deskId, deskId), eq(pressSendings.id, id));

/** Id of the sending that was ordered with a key. */
export async function sendingByKey(orm: Orm, deskId: number, key: string): Promise<string | null> {
  const [row] = await orm
    .select({ id: pressSendings.id })
    .from(pressSendings)
    .where(and(eq(pressSendings.deskId, deskId), eq(pressSendings.key, key)));
  return row?.id ?? null;
}

export async function findSending(orm: Orm, id: string): Promise<SendingRow | undefined> {
  return (await orm.select().from(pressSendings).where(eq(pressSendings.id, id)))[0];
}

const selectWithOrderer = (orm: Orm) =>
  orm
    .select({
      sending: pressSendings,
      by: { name: readers.name, surname: readers.surname, companyName: readers.companyName },
    })
    .from(pressSendings)
    .leftJoin(readers, eq(readers.id, pressSendings.orderedBy));

export type SendingWithOrderer = Awaited<ReturnType<typeof sendingsOf>>[number];

/**
 * Sendings of a desk with the readers who ordered them, the latest first: all that are not finished, because they can
 * only be cancelled in this list, and the latest of those that are done or cancelled.
 */
export async function sendingsOf(orm: Orm, deskId: number, maxFinished: number) {
  const { id, deskId: desk, orderedAt, dueAt, doneAt, cancelledAt } = pressSendings;
  const latestFirst = [desc(orderedAt), desc(dueAt), asc(id)];
  const latestFinished = orm
    .select({ id })
    .from(pressSendings)
    .where(and(eq(desk, deskId), or(isNotNull(doneAt), isNotNull(cancelledAt))))
    .orderBy(...latestFirst)
    .limit(maxFinished);
  const isUnfinished = and(isNull(doneAt), isNull(cancelledAt));
  return await selectWithOrderer(orm)
    .where(and(eq(desk, deskId), or(isUnfinished, inArray(id, latestFinished))))
    .orderBy(...latestFirst);
}

export async function sendingOf(
  orm: Orm,
  deskId: number,
  id: string,
): Promise<SendingWithOrderer | undefined> {
  return (await selectWithOrderer(orm).where(ofDesk(deskId, id)))[0];
}

/** Cancels a sending. @returns false where it had begun, or was cancelled before. */
export async function cancelUnstartedSending(
  orm: Orm,
  { deskId, id, now }: { deskId: number; id: string; now: Date },
): Promise<boolean> {
  const { queuedAt, cancelledAt } = pressSendings;
  const rows = await orm
    .update(pressSendings)
    .set({ cancelledAt: now })
    .where(and(ofDesk(deskId, id), isNull(queuedAt), isNull(cancelledAt)))
    .returning({ id: pressSendings.id });
  return rows.length > 0;
}

/** Ids of the sendings that are due and have letters which may be sent now. */
export async function dueSendingIds(orm: Orm, now: Date): Promise<string[]> {
  const { id, dueAt, doneAt, cancelledAt } = pressSendings;
  const { sendingId, status, retryAt } = pressLetters;
  const withSendableLetters = orm
    .select({ sendingId })
    .from(pressLetters)
    .where(
      or(
        inArray(status, ['waiting', 'sending']),
        and(eq(status, 'later'), or(isNull(retryAt), lte(retryAt, now))),
      ),
    );
  const rows = await orm
    .select({ id })
    .from(pressSendings)
    .where(and(lte(dueAt, now), isNull(doneAt), isNull(cancelledAt), inArray(id, withSendableLetters)))
    .orderBy(asc(dueAt), asc(id));
  return rows.map((row) => row.id);
}

/** Marks a sending as queued, so that it can no longer be cancelled. @returns false where it was cancelled. */
export async function markQueued(orm: Orm, id: string, now: Date): Promise<boolean> {
  const { queuedAt, cancelledAt } = pressSendings;
  const rows = await orm
    .update(pressSendings)
    .set({ queuedAt: sql`coalesce(${queuedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(pressSendings.id, id), isNull(cancelledAt)))
    .returning({ id: pressSendings.id });
  return rows.length > 0;
}

/** Marks a sending as done if it has no letters left to send. */
export async function markDone(orm: Orm, id: string, now: Date): Promise<void> {
  const withUnsentLetters = orm
    .select({ sendingId: pressLetters.sendingId })
    .from(pressLetters)
    .where(
      and(eq(pressLetters.sendingId, id), inArray(pressLetters.status, ['waiting', 'sending', 'later'])),
    );
  await orm
    .update(pressSendings)
    .set({ doneAt: now })
    .where(
      and(
        eq(pressSendings.id, id),
        isNull(pressSendings.doneAt),
        notInArray(pressSendings.id, withUnsentLetters),
      ),
    );
}

/**
 * Whether a day's review is being sent to recipients, or has reached some, in any sending. Forwarded letters, and
 * sendings that reached nobody, do not count.
 */
export async function hasReviewSending(orm: Orm, deskId: number, day: Day): Promise<boolean> {
  const { kind, cancelledAt } = pressSendings;
  const rows = await orm
    .select({ id: pressSendings.id })
    .from(pressSendings)
    .innerJoin(pressLetters, eq(pressLetters.sendingId, pressSendings.id))
    .where(
      and(
        eq(pressSendings.deskId, deskId),
        eq(pressSendings.day, day),
        isNull(cancelledAt),
        inArray(kind, ['review', 'nothing']),
        eq(pressLetters.forwarded, false),
        inArray(pressLetters.status, ['waiting', 'sending', 'later', 'sent']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Deletes sendings ordered before a moment, with all their letters. */
export async function deleteSendingsBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(pressSendings).where(lt(pressSendings.orderedAt, before));
}
