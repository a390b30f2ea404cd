import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './content-schema.ts';
import { ofBrand, ofReader, readers } from './readers-schema.ts';

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
    /** The same of the cookie that outlives the session; null where this browser is not to be known any more. */
    browserHash: text('browser_hash'),
    /** False for a session that ends with the browser's. */
    remembered: boolean('remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its reader last proved anew who they are; null where that was at the sign-in. */
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
    /** From then on it is good for nothing; who shows it again is a thief, or was robbed. */
    usedAt: instant('used_at'),
    /** The bearer that it gave. */
    tokenHash: text('token_hash'),
  },
  (t) => [index('id_codes_expires').on(t.expiresAt)],
);

/** Codes of six digits that were mailed, one for each purpose: asked for again it is the same for a while. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    readerId: ofReader(),
    purpose: text('purpose').$type<'activation' | 'password' | 'sign-in' | 'proof'>().notNull(),
    /** What the code is made of, with the server's secret: it stands in no database. */
    nonce: text('nonce').notNull(),
    madeAt: instant('made_at').notNull(),
    /** So many minutes after it was mailed last. */
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
