import { resolve } from 'node:path';
import * as v from 'valibot';
import type { ShowcasePlace, Sigla } from '#domain/brands/brand.ts';
import { isVapidPair, type VapidKeys } from './push/vapid.ts';

/** Settings of the process, from the environment alone; read once at start and passed down. */
export type Config = {
  port: number;
  host: string;
  /** Holds the embedded database, the pictures and the lock. */
  dataFolder: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** Answers are checked against the contracts except in production. */
  production: boolean;
  /** Keeps today's demonstration paper in the newsstand. */
  demo: boolean;
  /** Readers of every kind to sign in as; never where the product is run in earnest. */
  demoAccounts: boolean;
  /**
   * Origin of the account site when it is not the newsstand's own. `{domain}` and `{devHost}` are the brand's, `{port}` is
   * the request's on a developer's host.
   */
  accountOrigin: string | null;
  /** Key of the digests of mailed codes; null has one made and kept in the data folder. */
  sessionSecret: string | null;
  /** E-mail domains whose readers may open the news chatbot. NAV-15 */
  chatbotDomains: readonly string[];
  /** Where mails are handed over; null puts them into a folder of the data folder. */
  smtpUrl: string | null;
  /** Address that mails come from; `{domain}` is the brand's. */
  mailFrom: string;
  /** Who answers companies; `{domain}` is the brand's. ROL-04 */
  commercialEmail: string;
  /** Google's service account that tells of purchases in the Android apps; null knows those that this server signed. */
  googlePlay: { account: string; key: string } | null;
  /** SHA-256 in hex of the key by which each paper's newsroom hands in deliveries. */
  importKeys: Partial<Record<Sigla, string>>;
  /** Where the showcase of every paper stands; null leaves it to each brand. */
  showcase: ShowcasePlace | null;
  /** The shop that takes the money, with the key that it and we sign by; null simulates the card. ACC-03 */
  checkout: { url: string; secret: string } | null;
  /** By which push services and browsers know this server; null has them made and kept in the data folder. PSH-02 */
  vapidKeys: VapidKeys | null;
  /** Whom push services turn to. */
  vapidSubject: string;
};

const Switch = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);

const KEYS = 'must be SIGLA=SHA256 of each key in hex, separated by commas';
const ImportKey = v.pipe(
  v.string(),
  v.regex(/^(?:MG|LG|CA|EM|QP|GZ)=[0-9a-f]{64}$/i, KEYS),
  v.transform((pair): [Sigla, string] => [pair.slice(0, 2).toUpperCase() as Sigla, pair.slice(3)]),
);
const ImportKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((pair) => pair.trim())),
  v.array(ImportKey),
  v.transform((pairs): Partial<Record<Sigla, string>> => Object.fromEntries(pairs)),
);

const ORIGIN = 'must be an origin without a path';
const SIX_ORIGINS = 'must hold {domain} or {devHost}: each of the six papers has its own';
const isOrigin = (text: string) => {
  const filled = text.replace('{domain}', 'domain').replace('{devHost}', 'host').replace(':{port}', ':1');
  return URL.canParse(filled) && /^https?:\/\/[^/?#@\\{}]+$/.test(filled);
};

const isShopAddress = (text: string) =>
  /^https?:\/\/[^?#@\\\s]+$/.test(text) && URL.canParse(text.replaceAll('{domain}', 'domain'));

const DOMAINS = 'must be two domains, separated by a comma';
const Domains = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((domain) => domain.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/, DOMAINS))),
  v.length(2, DOMAINS),
);

/** Apple takes none that names this machine. */
const isContact = (text: string) =>
  /^mailto:[^\s@<>?]+@[^\s@<>?]+\.[^\s@<>?]+$/.test(text) ||
  (/^https:\/\/[^\s@]+$/.test(text) && URL.canParse(text) && new URL(text).hostname !== 'localhost');

const NO_PORT = 'must be a whole number from 0 to 65535';

const Environment = v.object({
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, NO_PORT), v.transform(Number), v.maxValue(65_535, NO_PORT)),
    '8080',
  ),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  NODE_ENV: v.optional(v.string(), 'production'),
  DEMO: v.optional(Switch, 'on'),
  SHOWCASE: v.optional(v.picklist(['in', 'out'], 'must be in or out')),
  CHECKOUT_URL: v.optional(
    v.pipe(v.string(), v.check(isShopAddress, 'must be the address of a page, with https:// and no query')),
  ),
  CHECKOUT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  ACCOUNT_ORIGIN: v.optional(
    v.pipe(v.string(), v.check(isOrigin, ORIGIN), v.regex(/\{(?:domain|devHost)\}/, SIX_ORIGINS)),
  ),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  CHATBOT_DOMAINS: v.optional(Domains, 'redazione.example,gruppo.example'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an address')),
    'edicola@{domain}',
  ),
  COMMERCIAL_EMAIL: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an address')),
    'commerciale@{domain}',
  ),
  IMPORT_KEYS: v.optional(ImportKeys),
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.check(isContact, 'must be mailto:ADDRESS or an https:// address')),
    'mailto:edicola@ilmessaggero.it',
  ),
  GOOGLE_PLAY_ACCOUNT: v.optional(v.pipe(v.string(), v.email('must be the address of a service account'))),
  GOOGLE_PLAY_KEY: v.optional(
    v.pipe(
      v.string(),
      v.includes('PRIVATE KEY', 'must be a private key in PEM form'),
      // One line, where an environment has no others.
      v.transform((key) => key.replaceAll('\\n', '\n')),
    ),
  ),
});

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {}

/** @throws ConfigError with one line per wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(Environment, set, { abortPipeEarly: true });
  if (!result.success) {
    const lines = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, NODE_ENV, DEMO, ACCOUNT_ORIGIN, ...more } = result.output;
  return {
    port: PORT,
    host: HOST,
    dataFolder: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    production: NODE_ENV === 'production',
    demo: DEMO,
    // Left out it means production, too, where somebody only tries the product: that shall be possible.
    demoAccounts: DEMO && set.NODE_ENV !== 'production',
    accountOrigin: ACCOUNT_ORIGIN ?? null,
    sessionSecret: more.SESSION_SECRET ?? null,
    chatbotDomains: more.CHATBOT_DOMAINS,
    smtpUrl: more.SMTP_URL ?? null,
    mailFrom: more.MAIL_FROM,
    commercialEmail: more.COMMERCIAL_EMAIL,
    googlePlay: googlePlayOf(more),
    importKeys: more.IMPORT_KEYS ?? {},
    showcase: more.SHOWCASE ?? null,
    checkout: checkoutOf(more),
    vapidKeys: vapidKeysOf(more),
    vapidSubject: more.VAPID_SUBJECT,
  };
}

type Shop = { CHECKOUT_URL?: string | undefined; CHECKOUT_SECRET?: string | undefined };

/** @throws ConfigError where one is set without the other. */
function checkoutOf({ CHECKOUT_URL: url, CHECKOUT_SECRET: secret }: Shop): Config['checkout'] {
  if (url && secret) return { url, secret };
  if (url || secret) throw new ConfigError('CHECKOUT_URL, CHECKOUT_SECRET: set both or neither');
  return null;
}

type Play = { GOOGLE_PLAY_ACCOUNT?: string | undefined; GOOGLE_PLAY_KEY?: string | undefined };

/** @throws ConfigError where one is set without the other. */
function googlePlayOf({ GOOGLE_PLAY_ACCOUNT: account, GOOGLE_PLAY_KEY: key }: Play): Config['googlePlay'] {
  if (account && key) return { account, key };
  if (account || key) throw new ConfigError('GOOGLE_PLAY_ACCOUNT, GOOGLE_PLAY_KEY: set both or neither');
  return null;
}

type Vapid = { VAPID_PUBLIC_KEY?: string | undefined; VAPID_PRIVATE_KEY?: string | undefined };

/** @throws ConfigError where one is set without the other, or they are no pair. */
function vapidKeysOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Vapid) {
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !privateKey)
    throw new ConfigError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: set both or neither');
  if (isVapidPair({ publicKey, privateKey })) return { publicKey, privateKey };
  throw new ConfigError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: must be a pair of P-256 keys in base64url');
}
