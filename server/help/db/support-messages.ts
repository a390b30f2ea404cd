import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { FILE_MESSAGES } from '#domain/support/chat-file.ts';
import type { ChatMessage, MessageRole } from '#domain/support/chat-message.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { supportChats, supportLines } from '#server/base/db/schema/help-schema.ts';

export type NewMessage = Omit<ChatMessage, 'readAt' | 'details' | 'quoted' | 'retracted'> & {
  details?: ChatMessage['details'];
  quoted?: ChatMessage['quoted'];
  readAt?: Date | null;
};

/** Adds a message to a conversation. @returns false where it had been added before. */
export async function addMessage(orm: Orm, chatId: string, message: NewMessage): Promise<boolean> {
  const [said] = await orm
    .insert(supportLines)
    .values({ chatId, ...message })
    .onConflictDoNothing()
    .returning({ id: supportLines.id });
  if (!said) return false;
  await orm.update(supportChats).set({ saidAt: message.saidAt }).where(eq(supportChats.id, chatId));
  return true;
}

/** Messages in the order in which they arrived. */
export const messagesOf = (orm: Orm, chatId: string): Promise<ChatMessage[]> => {
  const { id, role, kind, content, details, saidAt, readAt, quoted, retracted } = supportLines;
  return orm
    .select({ id, role, kind, content, details, saidAt, readAt, quoted, retracted })
    .from(supportLines)
    .where(eq(supportLines.chatId, chatId))
    .orderBy(asc(supportLines.position));
};

const thisMessage = (chatId: string, id: string) =>
  and(eq(supportLines.chatId, chatId), eq(supportLines.id, id));

/** A message of a conversation, locked until the transaction ends. */
export async function findMessage(orm: Orm, chatId: string, id: string) {
  const [message] = await orm.select().from(supportLines).where(thisMessage(chatId, id)).for('update');
  return message;
}

/** Whether a message can be replied to: it is in this conversation and from a person or the assistant. */
export async function isInConversation(orm: Orm, chatId: string, id: string): Promise<boolean> {
  return (await orm.$count(supportLines, and(thisMessage(chatId, id), ne(supportLines.role, 'system')))) > 0;
}

/** Deletes a message's content and marks it as withdrawn. */
export async function withdrawMessage(orm: Orm, chatId: string, id: string): Promise<void> {
  await orm
    .update(supportLines)
    .set({ kind: 'text', content: '', details: null, quoted: null, retracted: true })
    .where(thisMessage(chatId, id));
}

/** Number of files that one side has sent, without this one. */
export const countFileMessages = (
  orm: Orm,
  chatId: string,
  { role, besides }: { role: MessageRole; besides: string },
): Promise<number> =>
  orm.$count(
    supportLines,
    and(
      ...[eq(supportLines.chatId, chatId), eq(supportLines.role, role), ne(supportLines.id, besides)],
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

/** Latest message of each conversation, and the number of the reader's unread messages. */
export async function latestMessages(
  orm: Orm,
  chatIds: readonly string[],
): Promise<Map<string, { content: string; unread: number }>> {
  if (chatIds.length === 0) return new Map();
  const { chatId, content, position, role, readAt, retracted } = supportLines;
  const ofThese = and(inArray(chatId, [...chatIds]), eq(retracted, false));
  const latest = await orm
    .selectDistinctOn([chatId], { chatId, content })
    .from(supportLines)
    .where(and(ofThese, inArray(role, ['user', 'operator'])))
    .orderBy(chatId, desc(position));
  const unread = await orm
    .select({ chatId, count: sql<number>`count(*)::int` })
    .from(supportLines)
    .where(and(ofThese, eq(role, 'user'), isNull(readAt)))
    .groupBy(chatId);
  const counts = new Map(unread.map((row) => [row.chatId, row.count]));
  return new Map(
    latest.map((row) => [row.chatId, { content: row.content, unread: counts.get(row.chatId) ?? 0 }]),
  );
}
