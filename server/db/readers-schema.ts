import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { Sigla } from '#domain/brands/brand.ts';
import type { Plan, Product, SubscriptionStatus } from '#domain/products.ts';
import { articles, instant } from './schema.ts';

/** Accounts of readers. One account serves the six papers; sessions and subscriptions are each paper's own. */
export const readers = pgTable('readers', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Folded: trimmed and in lower case. */
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
  /** Of the demonstration: gone where it is off. */
  demo: boolean('demo').notNull().default(false),
  marketing: boolean('marketing').notNull().default(false),
  profiling: boolean('profiling').notNull().default(false),
  thirdParties: boolean('third_parties').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

const ofReader = () =>
  uuid('reader_id')
    .notNull()
    .references(() => readers.id, { onDelete: 'cascade' });

const ofBrand = () => text('brand').$type<Sigla>().notNull();

/** What was bought on a paper. Who may use it stands in `subscriptionMembers`. */
export const subscriptions = pgTable('subscriptions', {
  id: serial('id').primaryKey(),
  brand: ofBrand(),
  product: text('product').$type<Product>().notNull(),
  plan: text('plan').$type<Plan>().notNull(),
  months: integer('months').$type<1 | 12>().notNull(),
  status: text('status').$type<SubscriptionStatus>().notNull(),
  recurring: boolean('recurring').notNull(),
  gift: boolean('gift').notNull().default(false),
  paymentType: text('payment_type'),
  paymentCategory: text('payment_category'),
  startsOn: date('starts_on').notNull(),
  /** The last day it opens anything; null without an end. */
  endsOn: date('ends_on'),
  renewsOn: date('renews_on'),
  cents: integer('cents'),
  /** How many devices each of its readers may be signed in on at once. SES-08 */
  devices: integer('devices').notNull().default(1),
  seats: integer('seats').notNull().default(1),
});

/** The holder of a subscription and, of a family or company plan, its secondary members. */
export const subscriptionMembers = pgTable(
  'subscription_members',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    readerId: ofReader(),
    role: text('role').$type<'holder' | 'secondary'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.readerId] }),
    index('subscription_members_reader').on(t.readerId),
  ],
);

/**
 * A browser in which a reader signed in on a paper: one session. One that is over stays for a while, so that its next
 * call can be told why. SES-08
 */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: ofReader(),
    brand: ofBrand(),
    /** Browser and system. */
    name: text('name').notNull(),
    kind: text('kind').$type<'phone' | 'tablet' | 'computer'>().notNull(),
    /** SHA-256 in hex of the cookie that the account site knows this browser by. */
    cookieHash: text('cookie_hash').notNull().unique(),
    /** False for a session that ends with the browser's. */
    remembered: boolean('remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<'logout' | 'replaced' | 'password-changed'>(),
  },
  (t) => [index('devices_reader_brand').on(t.readerId, t.brand), index('devices_expires').on(t.expiresAt)],
);

const ofDevice = () =>
  uuid('device_id')
    .notNull()
    .references(() => devices.id, { onDelete: 'cascade' });

/** Bearers of a device, one for each origin it reads on. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    /** SHA-256 in hex of the token. */
    hash: text('hash').primaryKey(),
    deviceId: ofDevice(),
    origin: text('origin').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('session_tokens_device').on(t.deviceId)],
);

/** Codes by which a sign-in goes on to the site it was asked from. Deleted when used. SES-05 */
export const idCodes = pgTable(
  'id_codes',
  {
    hash: text('hash').primaryKey(),
    deviceId: ofDevice(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('id_codes_expires').on(t.expiresAt)],
);

/** Codes of six digits that were mailed, the latest of each purpose. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    readerId: ofReader(),
    purpose: text('purpose').$type<'activation' | 'password' | 'sign-in'>().notNull(),
    /** HMAC-SHA256 in hex with the server's secret: six digits alone would soon be guessed. */
    hash: text('hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.purpose] })],
);

/** Sign-ins that met the limit of devices and wait for the reader's choice. SES-08 */
export const deviceTickets = pgTable('device_tickets', {
  hash: text('hash').primaryKey(),
  readerId: ofReader(),
  brand: ofBrand(),
  remembered: boolean('remembered').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id in base64url. */
    id: text('id').primaryKey(),
    readerId: ofReader(),
    /** Host that it was made for. */
    rpId: text('rp_id').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_reader').on(t.readerId)],
);

/** Challenges that passkeys answer once; without a reader, of a sign-in. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  readerId: uuid('reader_id').references(() => readers.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** What an account is told until it dismisses it. `path` is the menu entry that it badges. NOT-03 */
export const userNotices = pgTable(
  'user_notices',
  {
    id: serial('id').primaryKey(),
    readerId: ofReader(),
    brand: ofBrand(),
    path: text('path').notNull(),
    type: text('type').$type<'error' | 'warning' | 'info'>().notNull(),
    message: text('message').notNull(),
    timeoutMs: integer('timeout_ms'),
    link: text('link'),
    linkText: text('link_text'),
    /** What it follows from, where the server finds that out by itself: it is told once. SES-04 */
    cause: text('cause'),
    createdAt: instant('created_at').notNull(),
    dismissedAt: instant('dismissed_at'),
  },
  (t) => [
    index('user_notices_reader').on(t.readerId, t.brand),
    uniqueIndex('user_notices_cause').on(t.readerId, t.cause),
  ],
);

/** The last change of each article counts; one that was taken away stays as such, for changes that come late. NWS-07 */
export const readerFavourites = pgTable(
  'reader_favourites',
  {
    readerId: ofReader(),
    brand: ofBrand(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    kept: boolean('kept').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When it was added first; putting it back does not change it. */
    keptAt: instant('kept_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.brand, t.articleId] })],
);

/** Counters of `rate-limiter-flexible`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(sql`0`),
    expire: instant('expire'),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
