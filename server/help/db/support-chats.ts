import type { Sigla } from '#domain/brands/brand.ts';
import type { ChatEvent } from '#domain/support/chat-event.ts';
import type { ChatState } from '#domain/support/chat-state.ts';
import { CHAT_EVENTS, type Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from '#server/base/db/drizzle.ts';
import { supportChats } from '#server/base/db/schema/help-schema.ts';

export type SupportChat = typeof supportChats.$inferSelect;

/** Notifies every server of a change to a conversation, when the transaction commits. */
export async function notifyServers(orm: Orm, event: ChatEvent): Promise<void> {
  await orm.execute(sql`select pg_notify(${CHAT_EVENTS}, ${JSON.stringify(event)})`);
}

export async function findChat(orm: Orm, secretHash: string): Promise<SupportChat | null> {
  const [chat] = await orm.select().from(supportChats).where(eq(supportChats.secretHash, secretHash));
  return chat ?? null;
}

export async function findChatById(orm: Orm, id: string): Promise<SupportChat | null> {
  const [chat] = await orm.select().from(supportChats).where(eq(supportChats.id, id));
  return chat ?? null;
}

type NewChat = { secretHash: string; brand: Sigla; readerId: string | null; page: string; now: Date };

/**
 * The conversation of a secret, created if there is none; its page, a signed-in reader and the time are
 * updated.
 */
export async function findOrCreateChat(orm: Orm, { now, ...chat }: NewChat): Promise<SupportChat> {
  const { readerId, page } = chat;
  const [row] = await orm
    .insert(supportChats)
    .values({ ...chat, state: 'assistant', startedAt: now, saidAt: now })
    .onConflictDoUpdate({
      target: supportChats.secretHash,
      set: { page, saidAt: now, ...(readerId !== null && { readerId }) },
    })
    .returning();
  if (!row) throw new Error('the insert of a conversation returned no row');
  return row;
}

/** Changes a conversation that is in one of these states. @returns null if it is in another. */
export async function changeChatInState(
  orm: Orm,
  id: string,
  from: readonly ChatState[],
  change: Partial<SupportChat>,
): Promise<SupportChat | null> {
  const [changed] = await orm
    .update(supportChats)
    .set(change)
    .where(and(eq(supportChats.id, id), inArray(supportChats.state, [...from])))
    .returning();
  return changed ?? null;
}

/** Changes a conversation that this operator has joined. @returns null for any other. */
export async function changeChatOfOperator(
  orm: Orm,
  operatorId: string,
  id: string,
  change: Partial<SupportChat>,
): Promise<SupportChat | null> {
  const { state, operatorId: operatorColumn } = supportChats;
  const [changed] = await orm
    .update(supportChats)
    .set(change)
    .where(and(eq(supportChats.id, id), eq(state, 'operator'), eq(operatorColumn, operatorId)))
    .returning();
  return changed ?? null;
}

/** Position of a conversation in the queue: 1 is next. */
export async function positionInQueue(
  orm: Orm,
  { id, waitingSince }: Pick<SupportChat, 'id' | 'waitingSince'>,
): Promise<number> {
  if (!waitingSince) return 1;
  const isAhead = or(
    lt(supportChats.waitingSince, waitingSince),
    and(eq(supportChats.waitingSince, waitingSince), lt(supportChats.id, id)),
  );
  return 1 + (await orm.$count(supportChats, and(eq(supportChats.state, 'waiting'), isAhead)));
}

const MAX_RECENT_WAITS = 20;

/** Waiting times of the conversations that operators joined last, in milliseconds. */
export async function recentWaits(orm: Orm): Promise<number[]> {
  const { joinedAt, waitingSince } = supportChats;
  const rows = await orm
    .select({ joinedAt, waitingSince })
    .from(supportChats)
    .where(and(isNotNull(joinedAt), isNotNull(waitingSince)))
    .orderBy(desc(joinedAt))
    .limit(MAX_RECENT_WAITS);
  return rows.map((row) => (row.joinedAt?.getTime() ?? 0) - (row.waitingSince?.getTime() ?? 0));
}

/** Conversations that wait for an operator or have one. */
export const listOpenChats = (orm: Orm): Promise<SupportChat[]> =>
  orm
    .select()
    .from(supportChats)
    .where(inArray(supportChats.state, ['waiting', 'operator']))
    .orderBy(asc(supportChats.waitingSince), asc(supportChats.id));

/** Readers' verdicts on their conversations on a paper, the latest first, without the readers. */
export async function latestVerdicts(orm: Orm, brand: Sigla, limit: number) {
  const { endedAt, solved, opinion, joinedAt, handedElsewhereAt } = supportChats;
  const rows = await orm
    .select({ endedAt, solved, opinion, joinedAt, handedElsewhereAt })
    .from(supportChats)
    .where(
      and(
        eq(supportChats.brand, brand),
        eq(supportChats.state, 'ended'),
        or(isNotNull(solved), isNotNull(opinion)),
      ),
    )
    .orderBy(desc(endedAt), desc(supportChats.id))
    .limit(limit);
  return rows.flatMap(({ joinedAt: joined, handedElsewhereAt: handed, endedAt: at, ...verdict }) =>
    at ? [{ ...verdict, endedAt: at, withOperator: joined !== null || handed !== null }] : [],
  );
}

/** Deletes conversations whose last message is older than a moment. */
export async function deleteChatsBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(supportChats).where(lt(supportChats.saidAt, before));
}
