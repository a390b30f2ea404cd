import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatFileType } from '#domain/support/chat-file.ts';
import type { MessageDetails, MessageKind, MessageRole } from '#domain/support/chat-message.ts';
import type { ChatState } from '#domain/support/chat-state.ts';
import type { TicketTopic } from '#domain/support/ticket.ts';
import { bytes } from '../column-types.ts';
import { instant } from './content-schema.ts';
import { ofBrand, readers } from './readers-schema.ts';

/** Null of whoever wrote without being signed in. */
const ofReaderOrNobody = () => uuid('reader_id').references(() => readers.id, { onDelete: 'cascade' });

/** How often readers found that an answer helped them, or did not. Nobody's name stands beside it. HLP-01 */
export const faqVotes = pgTable(
  'faq_votes',
  {
    brand: ofBrand(),
    answer: text('answer').notNull(),
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.brand, t.answer] })],
);

/** Captcha tokens that have been used: each counts once. They are forgotten when they would be too old anyhow. HLP-08 */
export const usedCaptchas = pgTable(
  'used_captchas',
  { digest: text('digest').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('used_captchas_expiry').on(t.expiresAt)],
);

/** What was written to customer service by the form. HLP-02 */
export const supportTickets = pgTable(
  'support_tickets',
  {
    /** Made by the page that writes: a call made again finds what the first one left. */
    id: uuid('id').primaryKey(),
    number: serial('number').notNull().unique(),
    brand: ofBrand(),
    readerId: ofReaderOrNobody(),
    email: text('email').notNull(),
    /** Null of whoever is not signed in. */
    name: text('name'),
    topic: text('topic').$type<TicketTopic>().notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    attachmentName: text('attachment_name'),
    attachmentType: text('attachment_type'),
    /** Until it has been mailed. */
    attachment: bytes('attachment'),
    createdAt: instant('created_at').notNull(),
    /** When it had left for customer service, and the receipt for its writer. */
    mailedAt: instant('mailed_at'),
    receiptAt: instant('receipt_at'),
    /** It left without what was attached, as no desk's mail server took that. */
    fileRefused: boolean('file_refused').notNull().default(false),
  },
  (t) => [index('support_tickets_reader').on(t.readerId), index('support_tickets_created').on(t.createdAt)],
);

/** A conversation with the assistant, and with an operator if it comes to that. HLP-09 */
export const supportChats = pgTable(
  'support_chats',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the secret by which the browser that began it goes on with it. */
    secretHash: text('secret_hash').notNull().unique(),
    brand: ofBrand(),
    readerId: ofReaderOrNobody(),
    /** The page it was written from last, without codes. */
    page: text('page').notNull(),
    state: text('state').$type<ChatState>().notNull(),
    operatorId: uuid('operator_id').references(() => readers.id, { onDelete: 'set null' }),
    operatorName: text('operator_name'),
    startedAt: instant('started_at').notNull(),
    /** When something was said last. */
    saidAt: instant('said_at').notNull(),
    waitingSince: instant('waiting_since'),
    joinedAt: instant('joined_at'),
    endedAt: instant('ended_at'),
    /** When it went on in a live chat of somebody else's. */
    handedElsewhereAt: instant('handed_elsewhere_at'),
    /** What the reader said of it at the end. */
    solved: text('solved').$type<'yes' | 'no'>(),
    opinion: text('opinion'),
  },
  (t) => [
    index('support_chats_state').on(t.state, t.waitingSince),
    index('support_chats_reader').on(t.readerId),
    index('support_chats_said').on(t.saidAt),
  ],
);

/** What was said in a conversation, in the order in which it came. HLP-10 */
export const supportLines = pgTable(
  'support_lines',
  {
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => supportChats.id, { onDelete: 'cascade' }),
    /** Made by whoever says it: what is said again is said once. */
    id: uuid('id').notNull(),
    role: text('role').$type<MessageRole>().notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    content: text('content').notNull(),
    details: jsonb('details').$type<MessageDetails>(),
    saidAt: instant('said_at').notNull(),
    /** When the other side had it before its eyes. */
    readAt: instant('read_at'),
    /** The message that it answers, of the same conversation. */
    quoted: uuid('quoted'),
    /** Its sender took it back: of what was said nothing is left. */
    retracted: boolean('retracted').notNull().default(false),
  },
  (t) => [unique('support_lines_once').on(t.chatId, t.id)],
);

/** Pictures, sounds and papers that were sent in a conversation: each came with a line, and has its id. HLP-10 */
export const supportFiles = pgTable(
  'support_files',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => supportChats.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<ChatFileType>().notNull(),
    bytes: bytes('bytes').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.id] })],
);
