import { sql } from 'drizzle-orm';
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
} from 'drizzle-orm/pg-core';
import type { ConsentSource, Declaration } from '#domain/consents.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { bytes } from '../column-types.ts';
import { instant } from './content-schema.ts';
import { ofBrand, ofReader, readers, subscriptions } from './readers-schema.ts';

/** What a reader says of themself beside the account; all of it may be missing. ACC-01, ACC-06 */
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
  /** Two letters, of an address in Italy. */
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
  /** Recipient code of the exchange system, seven signs. */
  sdi: text('sdi'),
  /** Tender code of a public body. */
  cig: text('cig'),
  pec: text('pec'),
  updatedAt: instant('updated_at').notNull(),
});

/** A reader's picture, as it is shown: square and small. */
export const readerAvatars = pgTable('reader_avatars', {
  readerId: uuid('reader_id')
    .primaryKey()
    .references(() => readers.id, { onDelete: 'cascade' }),
  /** Part of its address that nobody guesses, new with every picture. */
  version: text('version').notNull().unique(),
  webp: bytes('webp').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Every consent and declaration, with when and where it was given or taken back: the last of each counts. ACC-06 */
export const consentHistory = pgTable(
  'consent_history',
  {
    id: serial('id').primaryKey(),
    readerId: ofReader(),
    declaration: text('declaration').$type<Declaration>().notNull(),
    granted: boolean('granted').notNull(),
    source: text('source').$type<ConsentSource>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('consent_history_reader').on(t.readerId, t.id)],
);

/** A seat of a subscription that was offered to somebody by mail. ACC-04 */
export const memberInvites = pgTable(
  'member_invites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** Folded, as of an account. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Opens the seat to the account with this e-mail alone; the holder may copy it. */
    code: text('code').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** Null while the mail could not be handed over. */
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('member_invites_once').on(t.subscriptionId, t.email),
    index('member_invites_email').on(t.email),
  ],
);

/** Newsletters that a reader gets. ACC-07 */
export const readerNewsletters = pgTable(
  'reader_newsletters',
  {
    readerId: ofReader(),
    brand: ofBrand(),
    newsletter: text('newsletter').notNull(),
    since: instant('since').notNull(),
    /** Of the link by which a mail is switched off without signing in. RFC 8058 */
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
    readerId: ofReader(),
    brand: ofBrand(),
    topic: text('topic').notNull(),
    since: instant('since').notNull(),
    /** How the reader wants to hear of it. PSH-01 */
    alerts: text('alerts').$type<AlertMode>().notNull().default('off'),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.brand, t.topic] }),
    index('reader_topics_followers').on(t.brand, t.topic, t.readerId),
  ],
);

type Step = 'current' | 'next' | 'empty' | 'done' | 'skipped';

/** How far a reader has come in being shown around. BRW-03 */
export const readerOnboarding = pgTable(
  'reader_onboarding',
  {
    readerId: ofReader(),
    brand: ofBrand(),
    interests: text('interests').$type<Step>().notNull(),
    newsletters: text('newsletters').$type<Step>().notNull(),
    downloadApp: text('download_app').$type<Step>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.brand] })],
);

/** Copies of everything that is kept of a reader, made when asked for. ACC-10 */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: ofReader(),
    brand: ofBrand(),
    /** Account site that it was asked on, for the mail's link. */
    origin: text('origin').notNull(),
    status: text('status').$type<'waiting' | 'ready' | 'failed'>().notNull(),
    /** How often it was tried. */
    attempts: integer('attempts').notNull().default(sql`0`),
    /** A ZIP, once it is ready. */
    archive: bytes('archive'),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [index('data_exports_reader').on(t.readerId), index('data_exports_status').on(t.status)],
);

/** Accounts that are to be deleted when the day has come, unless their reader thinks better of it. ACC-10 */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    readerId: uuid('reader_id')
      .primaryKey()
      .references(() => readers.id, { onDelete: 'cascade' }),
    brand: ofBrand(),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** How often it was tried. */
    attempts: integer('attempts').notNull().default(sql`0`),
  },
  (t) => [index('deletion_requests_due').on(t.dueAt)],
);
