import { resolve } from 'node:path';
import type { ShowcasePlace, Sigla } from '#domain/brands/brand.ts';
import type { RecaptchaKeys } from '../captcha/recaptcha.ts';
import { arrivalsOf, type Feed, type WatchedPlaces } from './config-arrivals.ts';
import { checkedEnvironment } from './config-environment.ts';
import { ConfigError } from './config-error.ts';
import { type GateDigests, gatesOf } from './config-gates.ts';
import { type Measuring, measuringOf } from './config-measuring.ts';
import { checkoutOf, embeddingsOf, googlePlayOf, modelOf, recaptchaOf, vapidKeysOf } from './config-pairs.ts';
import { DEMO_OPERATOR } from './demo-operator.ts';
import { DEFAULT_MAILBOXES, type SupportMailboxes } from './support-mailboxes.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Settings of the process, from the environment alone; read once at start and passed down. */
export type Config = {
  port: number;
  host: string;
  /** Holds the embedded database, the pictures and the lock. */
  dataFolder: string;
  /** How many requests of one network are worked on at once: an office may have one address for all. */
  perNetwork: number;
  /** Proxies on other machines that may say whom they speak for: addresses, or networks as `10.0.0.0/24`. */
  trustedProxies: readonly string[];
  /** Seconds for which browsers ask these sites by https alone; null leaves it to the proxy. */
  hsts: number | null;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** Answers are checked against the contracts except in production. */
  production: boolean;
  /** Production is said outright; left out, somebody may only try the product on this machine. */
  earnest: boolean;
  /** Keeps today's demonstration paper in the newsstand. */
  demo: boolean;
  /** Readers of every kind to sign in as; never where the product is run in earnest. */
  demoAccounts: boolean;
  /** Whether they may sign in from anywhere; else on this machine alone, for their password is everybody's. */
  demoEverywhere: boolean;
  /**
   * Origin of the account site when it is not the newsstand's own. `{domain}` and `{devHost}` are the brand's, `{port}` is
   * the request's on a developer's host.
   */
  accountOrigin: string | null;
  /** Hosts of the digital company, which lead to the main newspaper. BRD-05 */
  companyDomains: readonly string[];
  /** Digests of the passwords of papers whose sites have a gate. SHL-02 */
  gates: GateDigests;
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
  /** Where what readers write to customer service is answered; `{domain}` is the brand's. A topic without one goes to the paper's own address. HLP-02 */
  supportMailboxes: SupportMailboxes;
  /** Google's service account that tells of purchases in the Android apps; null knows those that this server signed. */
  googlePlay: { account: string; key: string } | null;
  /** SHA-256 in hex of the key by which each paper's newsroom hands in deliveries. */
  importKeys: Partial<Record<Sigla, string>>;
  /** Names of sections by what deliveries call them, beside the categories of agencies and the codes of IPTC. */
  importSections: Record<string, string>;
  /** Folders out of which deliveries are taken: one a paper, or one that holds one for each; null watches none. */
  importWatch: WatchedPlaces | null;
  /** Feeds that are asked by the hour. */
  feeds: readonly Feed[];
  /** SHA-256 in hex of the key by which whoever hands mails over tells of those that came back; without one nobody is heard. PRS-03 */
  mailEventsKey: string | undefined;
  /** Where the showcase of every paper stands; null leaves it to each brand. */
  showcase: ShowcasePlace | null;
  /** Whether programs that gather texts for models may read what search engines may. NAV-24 */
  aiCrawlers: boolean;
  /** The shop that takes the money, with the key that it and we sign by; null simulates the card. ACC-03 */
  checkout: { url: string; secret: string } | null;
  /** Who answers readers in the chat: e-mails of accounts, and the names readers know them by. HLP-06 */
  operators: ReadonlyMap<string, string>;
  /** Licence of LiveChat, where operators answer there; null: on our own page. HLP-11 */
  liveChatLicense: string | null;
  /** A model behind an interface like OpenAI's that words the assistant's answers; null quotes the FAQ. HLP-09 */
  assistantModel: { url: string; key: string | null; name: string } | null;
  /** A model behind an interface like OpenAI's that finds the archive's passages by what they mean; null finds them by words alone. RAG-07 */
  embeddings: { url: string; key: string | null; name: string; threshold: number | null } | null;
  /** Google's reCAPTCHA; null has readers' devices do a piece of work instead. HLP-08 */
  recaptcha: RecaptchaKeys | null;
  /** File of the vendor list that readers agree to; null takes the demonstration's. TRK-01 */
  vendorList: string | null;
  /** Who signs TC strings: its number in the framework's register, and a version. */
  cmp: { id: number; version: number };
  /** Script of somebody else's consent platform, which asks instead of us; `{siteId}` and `{policyId}` are the brand's. */
  consentPlatform: string | null;
  measuring: Measuring;
  /** By which push services and browsers know this server; null has them made and kept in the data folder. PSH-02 */
  vapidKeys: VapidKeys | null;
  /** Whom push services turn to. */
  vapidSubject: string;
  /** Hosts of push services besides those of the browsers that everybody knows. PSH-02 */
  pushServices: readonly string[];
};

/** @throws ConfigError with one line per wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const earnest = set.NODE_ENV === 'production';
  const { PORT, HOST, DATA_DIR, DATABASE_URL, NODE_ENV, DEMO, ACCOUNT_ORIGIN, ...more } =
    checkedEnvironment(set);
  const demo = demoOf(DEMO, earnest);
  return {
    port: PORT,
    host: HOST,
    perNetwork: more.REQUESTS_PER_NETWORK,
    trustedProxies: more.TRUSTED_PROXIES ?? [],
    hsts: more.HSTS_SECONDS ?? null,
    dataFolder: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    production: NODE_ENV === 'production',
    earnest,
    ...demo,
    accountOrigin: ACCOUNT_ORIGIN ?? null,
    companyDomains: more.COMPANY_DOMAINS,
    gates: configuredGates(more, earnest),
    sessionSecret: more.SESSION_SECRET ?? null,
    chatbotDomains: more.CHATBOT_DOMAINS,
    smtpUrl: more.SMTP_URL ?? null,
    mailFrom: more.MAIL_FROM,
    commercialEmail: more.COMMERCIAL_EMAIL,
    supportMailboxes: {
      ...DEFAULT_MAILBOXES,
      commerciale: more.COMMERCIAL_EMAIL,
      ...more.SUPPORT_DESKS,
    },
    googlePlay: googlePlayOf(more),
    importKeys: more.IMPORT_KEYS ?? {},
    ...arrivalsOf(more),
    mailEventsKey: more.MAIL_EVENTS_KEY,
    showcase: more.SHOWCASE ?? null,
    aiCrawlers: more.AI_CRAWLERS,
    checkout: checkoutOf(more),
    operators: new Map([...(more.OPERATORS ?? []), ...(demo.demoAccounts ? [DEMO_OPERATOR] : [])]),
    liveChatLicense: more.LIVECHAT_LICENSE ?? null,
    assistantModel: modelOf(more),
    embeddings: embeddingsOf(more),
    ...consentOf(more),
    measuring: measuringOf(more),
    recaptcha: recaptchaOf(more),
    vapidKeys: vapidKeysOf(more),
    vapidSubject: more.VAPID_SUBJECT,
    pushServices: more.PUSH_SERVICES ?? [],
  };
}

/**
 * @param earnest whether the product is said to run in production: left out it means that, too, where somebody only tries
 * the product, and that shall be possible
 * @throws ConfigError where accounts are wanted that are never there
 */
function demoOf(demo: 'on' | 'off' | 'accounts', earnest: boolean) {
  const demoEverywhere = demo === 'accounts';
  if (demoEverywhere && earnest)
    throw new ConfigError('DEMO: there are no demonstration accounts where NODE_ENV is production');
  return { demo: demo !== 'off', demoAccounts: demo !== 'off' && !earnest, demoEverywhere };
}

type ConsentSettings = {
  VENDOR_LIST?: string | undefined;
  CONSENT_PLATFORM_URL?: string | undefined;
  CMP_ID: number;
  CMP_VERSION: number;
};

const consentOf = ({ VENDOR_LIST, CMP_ID, CMP_VERSION, CONSENT_PLATFORM_URL }: ConsentSettings) => ({
  vendorList: VENDOR_LIST === undefined ? null : resolve(VENDOR_LIST),
  cmp: { id: CMP_ID, version: CMP_VERSION },
  consentPlatform: CONSENT_PLATFORM_URL ?? null,
});

type GateSettings = { GATE?: Sigla[] | undefined; GATE_DIGESTS?: GateDigests | undefined };

/** @throws ConfigError for a gate that nobody could open. */
function configuredGates({ GATE, GATE_DIGESTS }: GateSettings, earnest: boolean): GateDigests {
  const { gates, without } = gatesOf({ papers: GATE, digests: GATE_DIGESTS }, earnest);
  if (without.length === 0) return gates;
  throw new ConfigError(
    `GATE_DIGESTS: no password opens the gate of ${without.join(', ')}; name a digest for each (npm run gate:digest), or set GATE to the papers that have a gate, or to off`,
  );
}
