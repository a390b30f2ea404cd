import type { ConsentSource, Declaration } from '#domain/consents.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { bytes } from '../column-types.ts';
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
  uniqueIndex,
  uuid,
} from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { brandColumn, readerColumn, readers, subscriptions } from './readers-schema.ts';

/** Personal details that a reader gives in addition to the account; all of them are optional. ACC-01, ACC-06 */
export const readerProfiles = pgTable('reader_profiles', {
  readerId: uuid('reader_id')
    .primaryKey()
    .references(() => readers.id, { onDelete: 'cascade' }),
  phone: text('phone'),
  secondPhone: text('second_phone'),
  /** Street with its number. */
  address: text('address'),
  city: text('city'),
  zip: text('zip'),
  /** Two letters, for addresses in Italy. */
  province: text('province'),
  /** ISO 3166-1, two letters. */
  country: text('country'),
  birthPlace: text('birth_place'),
  gender: text('gender').$type<'male' | 'female' | 'other' | 'undeclared'>(),
  birthday: date('birthday'),
  fiscalCode: text('fiscal_code'),
  billingWanted: boolean('billing_wanted').notNull().default(false),
  recipientName: text('recipient_name'),
  vatNumber: text('vat_number'),
  /** Recipient code of the Italian e-invoicing system, seven characters. */
  sdi: text('sdi'),
  /** Tender code of a public body. */
  cig: text('cig'),
  pec: text('pec'),
  updatedAt: instant('updated_at').notNull(),
});

/** A reader's profile picture, square and small, as it is shown. */
export const readerAvatars = pgTable('reader_avatars', {
  readerId: uuid('reader_id')
    .primaryKey()
    .references(() => readers.id, { onDelete: 'cascade' }),
  /** Unguessable part of the picture's address; it changes with every picture. */
  version: text('version').notNull().unique(),
  webp: bytes('webp').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Every consent and declaration, with when and where it was given or withdrawn: the last of each counts. ACC-06 */
export const consentHistory = pgTable(
  'consent_history',
  {
    id: serial('id').primaryKey(),
    readerId: readerColumn(),
    declaration: text('declaration').$type<Declaration>().notNull(),
    granted: boolean('granted').notNull(),
    source: text('source').$type<ConsentSource>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('consent_history_reader').on(t.readerId, t.id)],
);

/** Seats of a subscription that were offered by mail. ACC-04 */
export const memberInvites = pgTable(
  'member_invites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** Folded, as an account's e-mail is. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Opens the seat, but only to the account with this e-mail; the holder may copy it. */
    code: text('code').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** Null until the mail has been handed over. */
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('member_invites_once').on(t.subscriptionId, t.email),
    index('member_invites_email').on(t.email),
  ],
);

/** Newsletters that a reader is subscribed to. ACC-07 */
export const readerNewsletters = pgTable(
  'reader_newsletters',
  {
    readerId: readerColumn(),
    brand: brandColumn(),
    newsletter: text('newsletter').notNull(),
    since: instant('since').notNull(),
    /** Token of the link that unsubscribes without signing in. RFC 8058 */
    token: text('token').notNull().unique(),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.brand, t.newsletter] }),
    index('reader_newsletters_audience').on(t.brand, t.newsletter, t.readerId),
  ],
);

/** Topics a reader is interested in. ACC-07 */
export const readerTopics = pgTable(
  'reader_topics',
  {
    readerId: readerColumn(),
    brand: brandColumn(),
    topic: text('topic').notNull(),
    since: instant('since').notNull(),
    /** How alerts on the topic are sent. PSH-01 */
    alerts: text('alerts').$type<AlertMode>().notNull().default('off'),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.brand, t.topic] }),
    index('reader_topics_followers').on(t.brand, t.topic, t.readerId),
  ],
);

type Step = 'current' | 'next' | 'empty' | 'done' | 'skipped';

/** Progress of a reader in the introduction to the site. BRW-03 */
export const readerOnboarding = pgTable(
  'reader_onboarding',
  {
    readerId: readerColumn(),
    brand: brandColumn(),
    interests: text('interests').$type<Step>().notNull(),
    newsletters: text('newsletters').$type<Step>().notNull(),
    downloadApp: text('download_app').$type<Step>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.brand] })],
);

/** Exports of all data stored about a reader, made on request. ACC-10 */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: readerColumn(),
    brand: brandColumn(),
    /** Account site on which it was requested, for the link in the mail. */
    origin: text('origin').notNull(),
    status: text('status').$type<'waiting' | 'ready' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull().default(sql`0`),
    /** A zip, once it is ready. */
    archive: bytes('archive'),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [index('data_exports_reader').on(t.readerId), index('data_exports_status').on(t.status)],
);

/** Accounts that will be deleted on their day, unless the reader cancels. ACC-10 */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    readerId: uuid('reader_id')
      .primaryKey()
      .references(() => readers.id, { onDelete: 'cascade' }),
    brand: brandColumn(),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(sql`0`),
  },
  (t) => [index('deletion_requests_due').on(t.dueAt)],
);
