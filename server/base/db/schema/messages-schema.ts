import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './content-schema.ts';
import { ofBrand, ofReader } from './readers-schema.ts';

/** As `storyOf` of the domain has it. PSH-01 */
export const storyOf = ({ story, articleId }: Record<'story' | 'articleId', AnyPgColumn>) =>
  sql<string>`coalesce(${story}, 'articolo-' || ${articleId}::text)`;

/** What a newsroom tells its readers' devices. PSH-04 */
export const alertMessages = pgTable(
  'alert_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: ofBrand(),
    kind: text('kind').$type<'news' | 'exceptional' | 'edition'>().notNull(),
    /** Whose followers it is for; none of what is for all, or for those of an edition. */
    topics: text('topics').array().notNull(),
    edition: text('edition'),
    day: date('day'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Where it leads, and its picture: on the paper's own origin. */
    path: text('path').notNull(),
    image: text('image'),
    articleId: integer('article_id'),
    /** What it is about: the latest alert of a story takes the place of the one before. */
    story: text('story'),
    /** A call that is made again gets the message of the first. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was settled for all who follow what they are to hear. */
    plannedAt: instant('planned_at'),
  },
  (t) => [
    unique('alert_messages_call').on(t.brand, t.idempotencyKey),
    index('alert_messages_article').on(t.articleId),
    index('alert_messages_story').on(t.brand, storyOf(t), t.createdAt.desc()),
  ],
);

const ofMessage = () =>
  uuid('message_id')
    .notNull()
    .references(() => alertMessages.id, { onDelete: 'cascade' });

/** What becomes of a message for a reader, by their rules. */
export const readerAlerts = pgTable(
  'reader_alerts',
  {
    messageId: ofMessage(),
    readerId: ofReader(),
    brand: ofBrand(),
    decidedAt: instant('decided_at').notNull(),
    /** The topic by which they hear of it: that of theirs which rings soonest. */
    topic: text('topic'),
    how: text('how').$type<'alone' | 'digest'>(),
    /** When it is to be sent; null of one that is not. */
    dueAt: instant('due_at'),
    dropped: text('dropped'),
    /** When it was given to those who send. */
    handedOverAt: instant('handed_over_at'),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.readerId] }),
    index('reader_alerts_reader').on(t.readerId, t.decidedAt),
    index('reader_alerts_due').on(t.dueAt, t.readerId),
  ],
);

/** What became of a message for a device; the device itself may be gone. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    messageId: ofMessage(),
    subscriptionId: uuid('subscription_id').notNull(),
    /** `sending`: in the hands of `job`, which goes on with it when it is run again. */
    status: text('status').$type<'sending' | 'accepted' | 'gone' | 'later' | 'failed'>().notNull(),
    job: uuid('job').notNull(),
    attempts: integer('attempts').notNull(),
    /** Why it is not there. */
    reason: text('reason'),
    updatedAt: instant('updated_at').notNull(),
    /** When it was opened there, and when its reader wanted to hear no more of the like on seeing it. */
    openedAt: instant('opened_at'),
    optedOutAt: instant('opted_out_at'),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.subscriptionId] })],
);

/** Stories that a reader wants to hear no more of; their topics go on ringing. PSH-01 */
export const mutedStories = pgTable(
  'muted_stories',
  {
    readerId: ofReader(),
    brand: ofBrand(),
    story: text('story').notNull(),
    mutedAt: instant('muted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.brand, t.story] })],
);
