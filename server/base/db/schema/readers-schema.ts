import type { Sigla } from '#domain/brands/brand.ts';
import type { LicenceTerms } from '#domain/press-review/licence-terms.ts';
import type { Plan, Product, SubscriptionStatus } from '#domain/products.ts';
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
  uniqueIndex,
  uuid,
} from '../drizzle-tables.ts';
import { articles, instant } from './content-schema.ts';

/** Accounts of readers. One account serves the six papers; sessions and subscriptions belong to one paper each. */
export const readers = pgTable(
  'readers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As `normaliseEmail` writes it. */
    email: text('email').notNull().unique(),
    username: text('username').unique(),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    kind: text('kind').$type<'person' | 'company'>().notNull(),
    companyName: text('company_name'),
    avatar: text('avatar'),
    status: text('status').$type<'pending' | 'active' | 'suspended'>().notNull(),
    /** A demonstration account, removed where the demonstration is off. */
    demo: boolean('demo').notNull().default(false),
    marketing: boolean('marketing').notNull().default(false),
    profiling: boolean('profiling').notNull().default(false),
    thirdParties: boolean('third_parties').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  // Accounts that were never activated are deleted.
  (t) => [index('readers_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`)],
);

/** Column that gives a row to a reader; the row is deleted with the account. */
export const readerColumn = () =>
  uuid('reader_id')
    .notNull()
    .references(() => readers.id, { onDelete: 'cascade' });

/** Column that names the paper of a row. */
export const brandColumn = () => text('brand').$type<Sigla>().notNull();

/** Subscriptions bought on a paper. `subscriptionMembers` lists who may use them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: serial('id').primaryKey(),
    brand: brandColumn(),
    product: text('product').$type<Product>().notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    months: integer('months').$type<1 | 12>().notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    recurring: boolean('recurring').notNull(),
    gift: boolean('gift').notNull().default(false),
    paymentType: text('payment_type'),
    paymentCategory: text('payment_category'),
    /** Last four digits of the card that pays. */
    card: text('card'),
    /** Last day on which that card can be charged. */
    cardExpires: date('card_expires'),
    /** SHA-256 in hex of the app store's purchase token that it is linked to. */
    storePurchase: text('store_purchase').unique(),
    /** That token, with which the store is asked whether it has renewed; null for one linked before it was stored. */
    storeToken: text('store_token'),
    /** When the store last answered about a renewal. */
    storeAnsweredAt: instant('store_answered_at'),
    startsOn: date('starts_on').notNull(),
    /**
     * First day of the first period if it begins after `startsOn`, because days paid earlier are used up first; null if
     * it begins on `startsOn`.
     */
    countsFrom: date('counts_from'),
    /** Last day on which it opens anything; null without an end. */
    endsOn: date('ends_on'),
    renewsOn: date('renews_on'),
    /** Day of the last renewal whose holder was told that it was not charged and no longer gives access. */
    overdueToldOf: date('overdue_told_of'),
    /** Price of each renewal. */
    cents: integer('cents'),
    /** Number of devices on which each of its readers may be signed in at the same time. SES-08 */
    devices: integer('devices').notNull().default(1),
    seats: integer('seats').notNull().default(1),
    /** Terms of a press-review subscription; null for every paper, edition and day. */
    pressTerms: jsonText<LicenceTerms>('press_terms'),
  },
  (t) => [
    // Index for finding subscriptions whose renewal is due or was not paid.
    index('subscriptions_renews').on(t.renewsOn),
  ],
);

/** The holder of a subscription and, of a family or company plan, its secondary members. */
export const subscriptionMembers = pgTable(
  'subscription_members',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    readerId: readerColumn(),
    role: text('role').$type<'holder' | 'secondary'>().notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.readerId] }),
    index('subscription_members_reader').on(t.readerId),
  ],
);

/** Notices that an account sees until it dismisses them. `path` is the menu entry that gets a badge. NOT-03 */
export const userNotices = pgTable(
  'user_notices',
  {
    id: serial('id').primaryKey(),
    readerId: readerColumn(),
    brand: brandColumn(),
    path: text('path').notNull(),
    type: text('type').$type<'error' | 'warning' | 'info'>().notNull(),
    message: text('message').notNull(),
    timeoutMs: integer('timeout_ms'),
    link: text('link'),
    linkText: text('link_text'),
    /** Cause of a notice that the server makes by itself, so that it is made once. SES-04 */
    cause: text('cause'),
    createdAt: instant('created_at').notNull(),
    dismissedAt: instant('dismissed_at'),
  },
  (t) => [
    index('user_notices_reader').on(t.readerId, t.brand),
    uniqueIndex('user_notices_cause').on(t.readerId, t.cause),
  ],
);

/**
 * Favourites; the last change of each article counts. A removed one stays as removed, for older changes that arrive
 * late. NWS-07
 */
export const readerFavourites = pgTable(
  'reader_favourites',
  {
    readerId: readerColumn(),
    brand: brandColumn(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    kept: boolean('kept').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When it was first added; adding it again does not change this. */
    keptAt: instant('kept_at').notNull(),
    /** Names of the folders that it is in; null for none. */
    folders: text('folders').array(),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.brand, t.articleId] })],
);
