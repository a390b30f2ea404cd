import type { Sigla } from '#domain/brands/brand.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from '#server/base/db/drizzle.ts';
import { chatbotChats, chatbotLinks, chatbotMessages } from '#server/base/db/schema/chatbot-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import type { ChatbotRow, ChatOwner } from './chatbot-chats.ts';

export type AnswerLinkRow = typeof chatbotLinks.$inferSelect & {
  chatId: number;
  kind: ChatbotKind;
  question: string;
};

/** The question that an answer replies to. */
const question = sql<string>`coalesce((
  select asked.content from chatbot_messages asked
  where asked.chat_id = chatbot_messages.chat_id and asked.role = 'user' and asked.id < chatbot_messages.id
  order by asked.id desc limit 1), ${chatbotChats.title})`;

const ownedBy = ({ readerId, brand }: ChatOwner) =>
  and(eq(chatbotChats.readerId, readerId), eq(chatbotChats.brand, brand), isNull(chatbotChats.deletedAt));

const isValid = (now: Date) => and(isNull(chatbotLinks.revokedAt), gt(chatbotLinks.expiresAt, now));

const linksWhere = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({ link: chatbotLinks, chatId: chatbotChats.id, kind: chatbotChats.kind, question })
    .from(chatbotLinks)
    .innerJoin(chatbotMessages, eq(chatbotMessages.id, chatbotLinks.messageId))
    .innerJoin(chatbotChats, eq(chatbotChats.id, chatbotMessages.chatId))
    .where(where)
    .orderBy(desc(chatbotLinks.createdAt), desc(chatbotLinks.id));

/** A reader's links that are still valid, the latest first: all of them, because they can only be revoked in this list. */
export async function answerLinksOf(orm: Orm, owner: ChatOwner, now: Date): Promise<AnswerLinkRow[]> {
  const rows = await linksWhere(orm, and(ownedBy(owner), isValid(now)));
  return rows.map(({ link, ...rest }) => ({ ...link, ...rest }));
}

/** Stores a link to a complete answer of a chat; null if there is no such answer. */
export async function addAnswerLink(
  orm: Orm,
  { chatId, messageId, ...row }: Omit<typeof chatbotLinks.$inferInsert, 'id'> & { chatId: number },
): Promise<AnswerLinkRow | null> {
  return await orm.transaction(async (tx) => {
    const [answer] = await tx
      .select({ id: chatbotMessages.id })
      .from(chatbotMessages)
      .where(
        and(
          eq(chatbotMessages.id, messageId),
          eq(chatbotMessages.chatId, chatId),
          eq(chatbotMessages.role, 'assistant'),
          eq(chatbotMessages.state, 'complete'),
        ),
      )
      // Locks the answer, because the reader may ask the question again at the same time, which deletes the
      // answer.
      .for('update');
    if (!answer) return null;
    const [added] = await tx
      .insert(chatbotLinks)
      .values({ ...row, messageId })
      .returning({ id: chatbotLinks.id });
    const [linkRow] = await linksWhere(tx, eq(chatbotLinks.id, added?.id ?? 0));
    if (!linkRow) throw new Error('the database returned no row for the new link');
    const { link, ...rest } = linkRow;
    return { ...link, ...rest };
  });
}

/** Revokes a link; revoking it again changes nothing. @returns false if this reader has no such link on this paper. */
export async function endAnswerLink(
  orm: Orm,
  owner: ChatOwner,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const answers = orm
    .select({ id: chatbotMessages.id })
    .from(chatbotMessages)
    .innerJoin(chatbotChats, eq(chatbotChats.id, chatbotMessages.chatId))
    .where(and(eq(chatbotChats.readerId, owner.readerId), eq(chatbotChats.brand, owner.brand)));
  const rows = await orm
    .update(chatbotLinks)
    .set({ revokedAt: sql`coalesce(${chatbotLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(chatbotLinks.id, id), sql`${chatbotLinks.messageId} in ${answers}`))
    .returning({ id: chatbotLinks.id });
  return rows.length > 0;
}

/** A stored answer with its question, its link, and the reader who shares it. */
export type LinkedAnswer = {
  link: typeof chatbotLinks.$inferSelect;
  answer: ChatbotRow;
  question: string;
  readerId: string;
};

/**
 * The answer whose link has this token's hash, if the link is still valid; null for a deleted chat or a closed account.
 */
export async function answerByToken(
  orm: Orm,
  { brand, tokenHash, now }: { brand: Sigla; tokenHash: string; now: Date },
): Promise<LinkedAnswer | null> {
  const [found] = await orm
    .select({ link: chatbotLinks, answer: chatbotMessages, question, readerId: chatbotChats.readerId })
    .from(chatbotLinks)
    .innerJoin(chatbotMessages, eq(chatbotMessages.id, chatbotLinks.messageId))
    .innerJoin(chatbotChats, eq(chatbotChats.id, chatbotMessages.chatId))
    .innerJoin(readers, eq(readers.id, chatbotChats.readerId))
    .where(
      and(
        eq(chatbotLinks.tokenHash, tokenHash),
        isValid(now),
        eq(chatbotChats.brand, brand),
        isNull(chatbotChats.deletedAt),
        eq(readers.status, 'active'),
        eq(chatbotMessages.state, 'complete'),
      ),
    );
  return found ?? null;
}

export async function countAnswerOpening(orm: Orm, id: number, now: Date): Promise<void> {
  await orm
    .update(chatbotLinks)
    .set({ opened: sql`${chatbotLinks.opened} + 1`, lastOpenedAt: now })
    .where(eq(chatbotLinks.id, id));
}

/** Deletes expired links. */
export async function deleteExpiredLinks(orm: Orm, now: Date): Promise<void> {
  await orm.delete(chatbotLinks).where(lt(chatbotLinks.expiresAt, now));
}
