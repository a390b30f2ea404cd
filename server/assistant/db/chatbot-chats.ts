import type { Sigla } from '#domain/brands/brand.ts';
import type { AnswerState, Vote } from '#domain/chatbot/chat.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from '#server/base/db/drizzle.ts';
import { chatbotChats, chatbotLinks, chatbotMessages } from '#server/base/db/schema/chatbot-schema.ts';

export type ChatbotChat = typeof chatbotChats.$inferSelect;
export type ChatbotRow = typeof chatbotMessages.$inferSelect;

/** Messages that were removed from a chat, and the links to them, which were deleted with them. */
export type RemovedMessages = {
  messages: readonly ChatbotRow[];
  links: readonly (typeof chatbotLinks.$inferSelect)[];
};

/** The reader and the paper that chats belong to. */
export type ChatOwner = { readerId: string; brand: Sigla };

const ownedBy = ({ readerId, brand }: ChatOwner) =>
  and(eq(chatbotChats.readerId, readerId), eq(chatbotChats.brand, brand));

const visibleTo = (owner: ChatOwner) => and(ownedBy(owner), isNull(chatbotChats.deletedAt));

/** Limit of listed chats: more than a reader scrolls through. */
const MAX_CHATS = 500;

/** Chats of a kind, the latest first, each with whether it has an answer. RAG-02 */
export async function listChatbotChats(orm: Orm, owner: ChatOwner, kind: ChatbotKind) {
  // The outer table's columns are written as text with their table name: in a query of one table Drizzle
  // leaves the name out, and `id` would then mean the inner table's column.
  const answered = sql<boolean>`exists (select from chatbot_messages said where said.chat_id = chatbot_chats.id
    and said.role = 'assistant' and said.state <> 'writing')`;
  return await orm
    .select({ id: chatbotChats.id, title: chatbotChats.title, saidAt: chatbotChats.saidAt, answered })
    .from(chatbotChats)
    .where(and(visibleTo(owner), eq(chatbotChats.kind, kind)))
    .orderBy(desc(chatbotChats.saidAt), desc(chatbotChats.id))
    .limit(MAX_CHATS);
}

/** A chat of this reader; null if it is another reader's or another paper's, or was deleted. */
export async function findChatbotChat(orm: Orm, owner: ChatOwner, id: number): Promise<ChatbotChat | null> {
  const [chat] = await orm
    .select()
    .from(chatbotChats)
    .where(and(visibleTo(owner), eq(chatbotChats.id, id)));
  return chat ?? null;
}

export const readChatbotMessages = (orm: Orm, chatId: number): Promise<ChatbotRow[]> =>
  orm
    .select()
    .from(chatbotMessages)
    .where(eq(chatbotMessages.chatId, chatId))
    .orderBy(asc(chatbotMessages.id));

/** The latest messages of a chat, in the order in which they were written. */
export async function latestChatbotMessages(orm: Orm, chatId: number, limit: number): Promise<ChatbotRow[]> {
  const rows = await orm
    .select()
    .from(chatbotMessages)
    .where(eq(chatbotMessages.chatId, chatId))
    .orderBy(desc(chatbotMessages.id))
    .limit(limit);
  return rows.reverse();
}

type NewChat = { kind: ChatbotKind; title: string; now: Date };

export async function openChatbotChat(
  orm: Orm,
  owner: ChatOwner,
  { kind, title, now }: NewChat,
): Promise<ChatbotChat> {
  const [chat] = await orm
    .insert(chatbotChats)
    .values({ ...owner, kind, title, startedAt: now, saidAt: now })
    .returning();
  if (!chat) throw new Error('the database returned no row for the new chat');
  return chat;
}

/** The ids of a question and its answer. */
export type AddedQuestion = { questionId: number; answerId: number };

/** Stores a question, and its answer as still being written. */
export async function addQuestion(
  orm: Orm,
  chatId: number,
  question: string,
  now: Date,
): Promise<AddedQuestion> {
  const dates = { chatId, saidAt: now, writtenAt: now };
  const [questionRow] = await orm
    .insert(chatbotMessages)
    .values({ ...dates, role: 'user', content: question, state: 'complete' })
    .returning({ id: chatbotMessages.id });
  const [answer] = await orm
    .insert(chatbotMessages)
    .values({ ...dates, role: 'assistant', content: '', state: 'writing' })
    .returning({ id: chatbotMessages.id });
  if (!questionRow || !answer)
    throw new Error('the database returned no rows for the new question and its answer');
  await orm.update(chatbotChats).set({ saidAt: now }).where(eq(chatbotChats.id, chatId));
  return { questionId: questionRow.id, answerId: answer.id };
}

/**
 * Removes a question with its unwritten answer, and restores the messages that were cut for it with their links. A
 * chat that is empty then is deleted.
 */
export async function undoQuestion(
  orm: Orm,
  { id: chatId, saidAt }: Pick<ChatbotChat, 'id' | 'saidAt'>,
  { questionId, answerId, removed }: AddedQuestion & { removed: RemovedMessages },
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.delete(chatbotMessages).where(inArray(chatbotMessages.id, [questionId, answerId]));
    if (removed.messages.length > 0) await tx.insert(chatbotMessages).values([...removed.messages]);
    if (removed.links.length > 0) await tx.insert(chatbotLinks).values([...removed.links]);
    const remaining = await readChatbotMessages(tx, chatId);
    const chat = eq(chatbotChats.id, chatId);
    if (remaining.length === 0) await tx.delete(chatbotChats).where(chat);
    else await tx.update(chatbotChats).set({ saidAt }).where(chat);
  });
}

/**
 * Removes an answer, its question and all later messages from a chat, in a transaction of the caller. @returns what was
 * removed, or null if the chat has no such answer.
 */
export async function cutChatAt(orm: Orm, chatId: number, answerId: number): Promise<RemovedMessages | null> {
  const inChat = eq(chatbotMessages.chatId, chatId);
  const [answer] = await orm
    .select({ role: chatbotMessages.role })
    .from(chatbotMessages)
    .where(and(inChat, eq(chatbotMessages.id, answerId)));
  if (answer?.role !== 'assistant') return null;
  const [question] = await orm
    .select({ id: chatbotMessages.id })
    .from(chatbotMessages)
    .where(and(inChat, eq(chatbotMessages.role, 'user'), lt(chatbotMessages.id, answerId)))
    .orderBy(desc(chatbotMessages.id))
    .limit(1);
  // The messages are locked first, so that no link to one of them is added between the reading and the deletion.
  const messages = await orm
    .select()
    .from(chatbotMessages)
    .where(and(inChat, gte(chatbotMessages.id, question?.id ?? answerId)))
    .for('update');
  const ids = messages.map(({ id }) => id);
  const links = await orm.select().from(chatbotLinks).where(inArray(chatbotLinks.messageId, ids));
  await orm.delete(chatbotMessages).where(inArray(chatbotMessages.id, ids));
  return { messages, links };
}

/** Saves the present state of an answer. Does nothing if the answer was removed from its chat meanwhile. */
export async function saveAnswer(
  orm: Orm,
  id: number,
  { content, state, now }: { content: string; state: AnswerState; now: Date },
): Promise<void> {
  await orm.update(chatbotMessages).set({ content, state, writtenAt: now }).where(eq(chatbotMessages.id, id));
}

/** Changes a chat in this reader's list. @returns false if there is no such chat. */
export async function changeChatbotChat(
  orm: Orm,
  owner: ChatOwner,
  { id, kind }: Pick<ChatbotChat, 'id' | 'kind'>,
  change: { title: string } | { deletedAt: Date },
): Promise<boolean> {
  const changed = await orm
    .update(chatbotChats)
    .set(change)
    .where(and(visibleTo(owner), eq(chatbotChats.id, id), eq(chatbotChats.kind, kind)))
    .returning({ id: chatbotChats.id });
  return changed.length > 0;
}

/** Restores a chat that was deleted after `since`. @returns false if there is no such chat. */
export async function restoreChatbotChat(
  orm: Orm,
  owner: ChatOwner,
  { id, kind }: Pick<ChatbotChat, 'id' | 'kind'>,
  since: Date,
): Promise<boolean> {
  const deletedChat = and(
    eq(chatbotChats.id, id),
    eq(chatbotChats.kind, kind),
    gt(chatbotChats.deletedAt, since),
  );
  const changed = await orm
    .update(chatbotChats)
    .set({ deletedAt: null })
    .where(and(ownedBy(owner), deletedChat))
    .returning({ id: chatbotChats.id });
  return changed.length > 0;
}

/** Removes the rows of chats that were marked as deleted before this time. */
export async function eraseDeletedChats(orm: Orm, before: Date): Promise<void> {
  await orm
    .delete(chatbotChats)
    .where(and(isNotNull(chatbotChats.deletedAt), lt(chatbotChats.deletedAt, before)));
}

/** Stores a reader's rating of an answer. @returns false if the chat has no such answer. */
export async function rateAnswer(
  orm: Orm,
  chatId: number,
  id: number,
  { vote, reason }: { vote: Vote | null; reason: string | null },
): Promise<boolean> {
  const rated = await orm
    .update(chatbotMessages)
    .set({ vote, reason })
    .where(
      and(
        eq(chatbotMessages.chatId, chatId),
        eq(chatbotMessages.id, id),
        eq(chatbotMessages.role, 'assistant'),
      ),
    )
    .returning({ id: chatbotMessages.id });
  return rated.length > 0;
}
