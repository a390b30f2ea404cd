import { sql } from '../drizzle.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { brandColumn, readerColumn, readers } from './readers-schema.ts';

/**
 * A browser in which a reader signed in on a paper: one session. An ended session stays for a while, so that its next
 * call can be answered with the reason. SES-08
 */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: readerColumn(),
    brand: brandColumn(),
    /** Browser and system. */
    name: text('name').notNull(),
    kind: text('kind').$type<'phone' | 'tablet' | 'computer'>().notNull(),
    /** SHA-256 in hex of the cookie that identifies this browser to the account site. */
    cookieHash: text('cookie_hash').notNull().unique(),
    /** SHA-256 in hex of the cookie that outlives the session; null where this browser is no longer remembered. */
    browserHash: text('browser_hash'),
    /** False for a session that ends when the browser is closed. */
    remembered: boolean('remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its reader last gave a fresh proof of identity; null where that was the sign-in. */
    provenAt: instant('proven_at'),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<'logout' | 'replaced' | 'password-changed'>(),
  },
  (t) => [
    index('devices_reader_brand').on(t.readerId, t.brand),
    index('devices_expires').on(t.expiresAt),
    index('devices_browser').on(t.browserHash),
  ],
);

const ofDevice = () =>
  uuid('device_id')
    .notNull()
    .references(() => devices.id, { onDelete: 'cascade' });

/** Bearer tokens of a device, one for each origin on which it reads. */
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

/**
 * Codes that pass a sign-in on to the site that requested it. A used code stays until it expires, so that a
 * second use is noticed. SES-05
 */
export const idCodes = pgTable(
  'id_codes',
  {
    hash: text('hash').primaryKey(),
    deviceId: ofDevice(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was used: it is no longer valid, and a second use means that it was stolen. */
    usedAt: instant('used_at'),
    /** Hash of the bearer token that it was exchanged for. */
    tokenHash: text('token_hash'),
  },
  (t) => [index('id_codes_expires').on(t.expiresAt)],
);

/** Six-digit codes that were mailed, one for each purpose: a repeated request gets the same one for a while. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    readerId: readerColumn(),
    purpose: text('purpose').$type<'activation' | 'password' | 'sign-in' | 'proof'>().notNull(),
    /** The code itself is not stored: it is derived from this and the server's secret. */
    nonce: text('nonce').notNull(),
    madeAt: instant('made_at').notNull(),
    /** A number of minutes after it was last mailed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.purpose] })],
);

/** Sign-ins that reached the limit of devices and wait for the reader's choice. SES-08 */
export const deviceTickets = pgTable('device_tickets', {
  hash: text('hash').primaryKey(),
  readerId: readerColumn(),
  brand: brandColumn(),
  remembered: boolean('remembered').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id in base64url. */
    id: text('id').primaryKey(),
    readerId: readerColumn(),
    /** Host for which it was made. */
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

/** Challenges that are valid for one passkey answer; those for a sign-in have no reader. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    readerId: uuid('reader_id').references(() => readers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expires').on(t.expiresAt)],
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
