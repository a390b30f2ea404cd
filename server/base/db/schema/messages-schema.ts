import { sql } from '../drizzle.ts';
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
} from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { brandColumn, readerColumn } from './readers-schema.ts';

/** Story of a message in SQL, computed as `storyOf` of the domain does. PSH-01 */
export const storyOf = ({ story, articleId }: Record<'story' | 'articleId', AnyPgColumn>) =>
  sql<string>`coalesce(${story}, 'articolo-' || ${articleId}::text)`;

/** Alerts of a newsroom to its readers' devices. PSH-04 */
export const alertMessages = pgTable(
  'alert_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: brandColumn(),
    kind: text('kind').$type<'news' | 'exceptional' | 'edition'>().notNull(),
    /** Topics whose followers get it; empty for an alert to everybody, or to the readers of an edition. */
    topics: text('topics').array().notNull(),
    edition: text('edition'),
    day: date('day'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Address that it opens, and its picture: both on the paper's own origin. */
    path: text('path').notNull(),
    image: text('image'),
    articleId: integer('article_id'),
    /** Story that it belongs to: the latest alert of a story replaces the one before. */
    story: text('story'),
    /** A repeated call gets the message of the first one. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it had been decided for all of its readers what each of them gets. */
    decidedAt: instant('planned_at'),
  },
  (t) => [
    unique('alert_messages_call').on(t.brand, t.idempotencyKey),
    index('alert_messages_article').on(t.articleId),
    index('alert_messages_created').on(t.createdAt),
    index('alert_messages_story').on(t.brand, storyOf(t), t.createdAt.desc()),
  ],
);

const ofMessage = () =>
  uuid('message_id')
    .notNull()
    .references(() => alertMessages.id, { onDelete: 'cascade' });

/** Decision about a message for one reader, by the reader's rules. */
export const readerAlerts = pgTable(
  'reader_alerts',
  {
    messageId: ofMessage(),
    readerId: readerColumn(),
    brand: brandColumn(),
    decidedAt: instant('decided_at').notNull(),
    /** The topic through which the reader gets it: of those followed, the one that alerts soonest. */
    topic: text('topic'),
    how: text('how').$type<'alone' | 'digest'>(),
    /** When it is to be sent; null where it is not sent. */
    dueAt: instant('due_at'),
    dropped: text('dropped'),
    /** When it was handed over to the sending job. */
    handedOverAt: instant('handed_over_at'),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.readerId] }),
    index('reader_alerts_reader').on(t.readerId, t.decidedAt),
    /** Alerts that wait for a digest: a small part of all, which is searched every minute. */
    index('reader_alerts_waiting')
      .on(t.dueAt, t.readerId)
      .where(sql`${t.how} = 'digest' and ${t.handedOverAt} is null`),
  ],
);

/** Result of sending a message to a device; the device itself may no longer exist. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    messageId: ofMessage(),
    subscriptionId: uuid('subscription_id').notNull(),
    /** `sending`: claimed by `job`, which continues with it when it is run again. */
    status: text('status').$type<'sending' | 'accepted' | 'gone' | 'later' | 'failed'>().notNull(),
    job: uuid('job').notNull(),
    attempts: integer('attempts').notNull(),
    /** Why it did not arrive. */
    reason: text('reason'),
    updatedAt: instant('updated_at').notNull(),
    /** When it was opened on the device, and when its reader used it to unsubscribe from such alerts. */
    openedAt: instant('opened_at'),
    optedOutAt: instant('opted_out_at'),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.subscriptionId] })],
);

/** Stories that a reader has muted; their topics still alert. PSH-01 */
export const mutedStories = pgTable(
  'muted_stories',
  {
    readerId: readerColumn(),
    brand: brandColumn(),
    story: text('story').notNull(),
    mutedAt: instant('muted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.brand, t.story] })],
);
