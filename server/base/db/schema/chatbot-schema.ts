import type { AnswerState, Vote } from '#domain/chatbot/chat.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import { index, integer, pgTable, serial, text } from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { brandColumn, readerColumn } from './readers-schema.ts';

/** Chats of a reader with the chatbot. RAG-02 */
export const chatbotChats = pgTable(
  'chatbot_chats',
  {
    id: serial('id').primaryKey(),
    readerId: readerColumn(),
    brand: brandColumn(),
    kind: text('kind').$type<ChatbotKind>().notNull(),
    title: text('title').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When its last question was asked. */
    saidAt: instant('said_at').notNull(),
    /** When it was removed from the lists; for a while this can be undone. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('chatbot_chats_reader').on(t.readerId, t.brand, t.kind, t.saidAt.desc()),
    index('chatbot_chats_deleted').on(t.deletedAt),
  ],
);

/** Questions as they were typed, and answers as they were streamed. RAG-06 */
export const chatbotMessages = pgTable(
  'chatbot_messages',
  {
    id: serial('id').primaryKey(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chatbotChats.id, { onDelete: 'cascade' }),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    state: text('state').$type<AnswerState>().notNull(),
    saidAt: instant('said_at').notNull(),
    /** When more of the answer was last written: an unfinished answer that no process writes any more has failed. */
    writtenAt: instant('written_at').notNull(),
    vote: text('vote').$type<Vote>(),
    /** Why the reader voted so. */
    reason: text('reason'),
  },
  (t) => [index('chatbot_messages_chat').on(t.chatId, t.id)],
);

/** Links that show an answer, for a while, to anybody who has one. They are deleted with the answer. RAG-06 */
export const chatbotLinks = pgTable(
  'chatbot_links',
  {
    id: serial('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => chatbotMessages.id, { onDelete: 'cascade' }),
    /** SHA-256 in hex of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Number of times it was opened. */
    opened: integer('opened').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
  },
  (t) => [index('chatbot_links_message').on(t.messageId), index('chatbot_links_expires').on(t.expiresAt)],
);
