import type { ClipFilters } from '#domain/press-review/desk.ts';
import type { ReviewChapter } from '#domain/press-review/review.ts';
import type { UsageKind } from '#domain/press-review/sending.ts';
import { jsonText } from '../column-types.ts';
import { sql } from '../drizzle.ts';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uuid,
} from '../drizzle-tables.ts';
import { articles, instant } from './content-schema.ts';
import { brandColumn, readerColumn, readers } from './readers-schema.ts';

/** The reader who did something; the row stays when the account is deleted. */
const byReader = (name: string) => uuid(name).references(() => readers.id, { onDelete: 'set null' });

/**
 * Workspace of a press office on a paper, for the account that holds the licence and those with a seat on it. ROL-05
 */
export const pressDesks = pgTable(
  'press_desks',
  {
    id: serial('id').primaryKey(),
    brand: brandColumn(),
    /** Holder of the licence. */
    readerId: readerColumn(),
    /** When the review has to be sent, `HH:MM` in Rome. */
    deadline: text('deadline'),
    weekdays: integer('weekdays').array().notNull(),
    automatic: boolean('automatic').notNull(),
    groups: text('groups').array().notNull(),
    tellWhenEmpty: boolean('tell_when_empty').notNull(),
    /** Name on the licence line; null for the holder's name. */
    licensee: text('licensee'),
    /** Deadlines up to this moment have been handled. */
    deadlineSeen: instant('deadline_seen'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('press_desks_once').on(t.brand, t.readerId), index('press_desks_reader').on(t.readerId)],
);

const ofDesk = () =>
  integer('desk_id')
    .notNull()
    .references(() => pressDesks.id, { onDelete: 'cascade' });

/** A desk's press review of a day. `version` grows at every change. */
export const pressReviews = pgTable(
  'press_reviews',
  {
    deskId: ofDesk(),
    day: date('day').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    abstract: text('abstract').notNull(),
    chapters: jsonText<readonly ReviewChapter[]>('chapters').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: byReader('updated_by'),
  },
  (t) => [primaryKey({ columns: [t.deskId, t.day] })],
);

/** Searches that fill the review. */
export const pressSearches = pgTable(
  'press_searches',
  {
    id: serial('id').primaryKey(),
    deskId: ofDesk(),
    name: text('name').notNull(),
    filters: jsonText<ClipFilters>('filters').notNull(),
    chapter: text('chapter').notNull(),
    active: boolean('active').notNull(),
    ranAt: instant('ran_at'),
    added: integer('added').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('press_searches_desk').on(t.deskId)],
);

/** Articles that searches have put into a review: an article that was taken out is not put in again. */
export const pressProposals = pgTable(
  'press_proposals',
  {
    deskId: ofDesk(),
    day: date('day').notNull(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.deskId, t.day, t.articleId] })],
);

/** Recipients of the review by mail. PRS-03 */
export const pressRecipients = pgTable(
  'press_recipients',
  {
    id: serial('id').primaryKey(),
    deskId: ofDesk(),
    /** Folded: trimmed and in lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    groups: text('groups').array().notNull(),
    status: text('status').$type<'active' | 'unsubscribed' | 'bounced'>().notNull(),
    /** Since when it has its status. */
    since: instant('since').notNull(),
    reason: text('reason'),
    /** Token of the unsubscribe link in its mails. */
    token: text('token').notNull().unique(),
    /** When it was removed from the lists; for a while this can be undone. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    unique('press_recipients_once').on(t.deskId, t.email),
    index('press_recipients_deleted').on(t.deletedAt),
  ],
);

/** A press review that is sent to many recipients, with the contents at the time of the order. */
export const pressSendings = pgTable(
  'press_sendings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deskId: ofDesk(),
    /** Key of the order, or the day of an automatic sending. The same key again orders nothing. */
    key: text('key').notNull(),
    day: date('day').notNull(),
    kind: text('kind').$type<'review' | 'selection' | 'nothing'>().notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    title: text('title').notNull(),
    abstract: text('abstract').notNull(),
    chapters: jsonText<readonly ReviewChapter[]>('chapters').notNull(),
    orderedBy: byReader('ordered_by'),
    orderedAt: instant('ordered_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** When the jobs for its letters had been queued. */
    queuedAt: instant('planned_at'),
    doneAt: instant('done_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    unique('press_sendings_once').on(t.deskId, t.key),
    index('press_sendings_due').on(t.dueAt).where(sql`${t.doneAt} is null and ${t.cancelledAt} is null`),
    index('press_sendings_desk').on(t.deskId, t.orderedAt.desc()),
  ],
);

/** Result of a sending for an address. */
export const pressLetters = pgTable(
  'press_letters',
  {
    id: serial('id').primaryKey(),
    sendingId: uuid('sending_id')
      .notNull()
      .references(() => pressSendings.id, { onDelete: 'cascade' }),
    /** Null for a forwarded letter, and for a recipient that was removed for good. */
    recipientId: integer('recipient_id').references(() => pressRecipients.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    forwarded: boolean('forwarded').notNull(),
    /** `sending`: claimed by `job`, which continues with it when it is run again. */
    status: text('status').$type<'waiting' | 'sending' | 'sent' | 'later' | 'failed' | 'skipped'>().notNull(),
    /** Id of the job that claimed it, and how many runs that job had before. */
    job: uuid('job'),
    run: integer('run').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** Time before which a letter is not sent again. */
    retryAt: instant('retry_at'),
    /** An earlier run ended while it was handing the letter over, so it may be sent twice. */
    maybeTwice: boolean('maybe_twice').notNull().default(false),
    reason: text('reason'),
    /** SHA-256 in hex of the token in its links to the review. */
    tokenHash: text('token_hash').unique(),
    /** SHA-256 in hex of the token with which a recipient of forwarded letters unsubscribes from them. */
    unsubscribeTokenHash: text('ends_hash').unique(),
    sentAt: instant('sent_at'),
    openedAt: instant('opened_at'),
    downloadedAt: instant('downloaded_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('press_letters_once').on(t.sendingId, t.email),
    index('press_letters_recipient').on(t.recipientId),
  ],
);

/** A shared copy of a review, for anybody who has its link. */
export const pressLinks = pgTable(
  'press_links',
  {
    id: serial('id').primaryKey(),
    deskId: ofDesk(),
    /** SHA-256 in hex of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    label: text('label').notNull(),
    day: date('day').notNull(),
    title: text('title').notNull(),
    abstract: text('abstract').notNull(),
    chapters: jsonText<readonly ReviewChapter[]>('chapters').notNull(),
    createdBy: byReader('created_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    opened: integer('opened').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
    /** When a download of its PDF was last recorded in the log. */
    lastDownloadedAt: instant('last_downloaded_at'),
  },
  (t) => [index('press_links_desk').on(t.deskId), index('press_links_expires').on(t.expiresAt)],
);

/**
 * Log of what was done with reviews, and by whom: a person under the licence, a recipient, or a visitor with a link.
 */
export const pressUsage = pgTable(
  'press_usage',
  {
    id: serial('id').primaryKey(),
    deskId: ofDesk(),
    at: instant('at').notNull(),
    kind: text('kind').$type<UsageKind>().notNull(),
    by: text('by').$type<'seat' | 'recipient' | 'link'>().notNull(),
    readerId: uuid('reader_id').references(() => readers.id, { onDelete: 'cascade' }),
    /** Address or label of a person who is not a reader. */
    who: text('who'),
    /** Title of the clip or review, or subject of the mail. */
    what: text('what').notNull(),
  },
  (t) => [index('press_usage_desk').on(t.deskId, t.at.desc()), index('press_usage_reader').on(t.readerId)],
);
