import { FILE_MESSAGES } from '#domain/support/chat-file.ts';
import type { MessageRole, SupportChatMessage } from '#domain/support/chat-message.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from '#server/base/db/drizzle.ts';
import { supportChats, supportLines } from '#server/base/db/schema/help-schema.ts';

export type NewMessage = Omit<SupportChatMessage, 'readAt' | 'details' | 'quoted' | 'retracted'> & {
  details?: SupportChatMessage['details'];
  quoted?: SupportChatMessage['quoted'];
  readAt?: Date | null;
};

/** Adds a message to a conversation. @returns false where it had been added before. */
export async function addMessage(orm: Orm, chatId: string, message: NewMessage): Promise<boolean> {
  const [added] = await orm
    .insert(supportLines)
    .values({ chatId, ...message })
    .onConflictDoNothing()
    .returning({ id: supportLines.id });
  if (!added) return false;
  await orm.update(supportChats).set({ saidAt: message.saidAt }).where(eq(supportChats.id, chatId));
  return true;
}

/** Messages in the order in which they arrived. */
export const messagesOf = (orm: Orm, chatId: string): Promise<SupportChatMessage[]> => {
  const { id, role, kind, content, details, saidAt, readAt, quoted, retracted } = supportLines;
  return orm
    .select({ id, role, kind, content, details, saidAt, readAt, quoted, retracted })
    .from(supportLines)
    .where(eq(supportLines.chatId, chatId))
    .orderBy(asc(supportLines.position));
};

const isMessage = (chatId: string, id: string) =>
  and(eq(supportLines.chatId, chatId), eq(supportLines.id, id));

/** A message of a conversation, locked until the transaction ends. */
export async function findMessage(orm: Orm, chatId: string, id: string) {
  const [message] = await orm.select().from(supportLines).where(isMessage(chatId, id)).for('update');
  return message;
}

/** Whether a message can be replied to: it is in this conversation and from a person or the assistant. */
export async function mayBeQuoted(orm: Orm, chatId: string, id: string): Promise<boolean> {
  return (await orm.$count(supportLines, and(isMessage(chatId, id), ne(supportLines.role, 'system')))) > 0;
}

/** Deletes a message's content and marks it as retracted. */
export async function clearRetractedMessage(orm: Orm, chatId: string, id: string): Promise<void> {
  await orm
    .update(supportLines)
    .set({ kind: 'text', content: '', details: null, quoted: null, retracted: true })
    .where(isMessage(chatId, id));
}

/** Number of messages with a file that one side has sent, not counting the message `exceptId`. */
export const countFileMessages = (
  orm: Orm,
  chatId: string,
  { role, exceptId }: { role: MessageRole; exceptId: string },
): Promise<number> =>
  orm.$count(
    supportLines,
    and(
      eq(supportLines.chatId, chatId),
      eq(supportLines.role, role),
      ne(supportLines.id, exceptId),
      inArray(supportLines.kind, [...FILE_MESSAGES]),
    ),
  );

/** Marks messages of these senders as read. @returns whether any had been unread. */
export async function markRead(
  orm: Orm,
  chatId: string,
  roles: readonly MessageRole[],
  now: Date,
): Promise<boolean> {
  const marked = await orm
    .update(supportLines)
    .set({ readAt: now })
    .where(
      and(
        eq(supportLines.chatId, chatId),
        inArray(supportLines.role, [...roles]),
        isNull(supportLines.readAt),
      ),
    )
    .returning({ id: supportLines.id });
  return marked.length > 0;
}

/**
 * Latest message of a reader or an operator in each conversation, and the number of the reader's messages
 * that no operator has read. Messages of the assistant and withdrawn ones do not count.
 */
export async function latestHumanMessages(
  orm: Orm,
  chatIds: readonly string[],
): Promise<Map<string, { content: string; unread: number }>> {
  if (chatIds.length === 0) return new Map();
  const { chatId, content, position, role, readAt, retracted } = supportLines;
  const isOfTheseChats = and(inArray(chatId, [...chatIds]), eq(retracted, false));
  const latest = await orm
    .selectDistinctOn([chatId], { chatId, content })
    .from(supportLines)
    .where(and(isOfTheseChats, inArray(role, ['user', 'operator'])))
    .orderBy(chatId, desc(position));
  const unread = await orm
    .select({ chatId, count: sql<number>`count(*)::int` })
    .from(supportLines)
    .where(and(isOfTheseChats, eq(role, 'user'), isNull(readAt)))
    .groupBy(chatId);
  const counts = new Map(unread.map((row) => [row.chatId, row.count]));
  return new Map(
    latest.map((row) => [row.chatId, { content: row.content, unread: counts.get(row.chatId) ?? 0 }]),
  );
}
