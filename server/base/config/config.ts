import { resolve } from 'node:path';
import type { ShowcasePlace, Sigla } from '#domain/brands/brand.ts';
import type { RecaptchaKeys } from '../captcha/recaptcha.ts';
import { checkedEnvironment } from './config-environment.ts';
import { ConfigError } from './config-error.ts';
import { type GateDigests, gatesOf } from './config-gates.ts';
import { type Measuring, measuringOf } from './config-measuring.ts';
import { checkoutOf, embeddingsOf, googlePlayOf, modelOf, recaptchaOf, vapidKeysOf } from './config-pairs.ts';
import { articleSourcesOf, type Feed, type WatchedFolders } from './config-sources.ts';
import { DEMO_OPERATOR } from './demo-operator.ts';
import { DEFAULT_MAILBOXES, type SupportMailboxes } from './support-mailboxes.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Settings of the process. They come only from the environment, are read once at the start and are passed down. */
export type Config = {
  port: number;
  host: string;
  /** Folder of the embedded database, the pictures and the lock. */
  dataFolder: string;
  /**
   * Limit of requests from one network that are worked on at the same time: an office may have one address for
   * everybody.
   */
  perNetwork: number;
  /**
   * Proxies on other machines that may name the client they forward for: addresses, or networks such as `10.0.0.0/24`.
   */
  trustedProxies: readonly string[];
  /** `max-age` in seconds of Strict-Transport-Security; null leaves the header to the proxy. */
  hstsSeconds: number | null;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** Production mode: answers are not checked against the contracts. */
  production: boolean;
  /**
   * Whether production was set explicitly. Without the setting, somebody may only be trying the product on this
   * machine.
   */
  isProductionSet: boolean;
  /** Keeps the newsstand filled with today's demonstration paper. */
  demo: boolean;
  /** Whether there are demonstration accounts of every kind of reader; never in production. */
  demoAccounts: boolean;
  /**
   * Whether demonstration accounts may sign in from anywhere. Otherwise only from this machine, because their password
   * is public.
   */
  demoFromAnywhere: boolean;
  /**
   * Origin of the account site when it is not the newsstand's own. `{domain}` and `{devHost}` are the brand's, `{port}` is
   * the request's on a developer's host.
   */
  accountOrigin: string | null;
  /** Hosts of the digital company, which redirect to the main newspaper. BRD-05 */
  companyDomains: readonly string[];
  /** Digests of the passwords of papers whose sites are behind a gate. SHL-02 */
  gates: GateDigests;
  /** Key of the hashes of mailed codes; if null, one is generated and stored in the data folder. */
  sessionSecret: string | null;
  /** E-mail domains whose readers may open the news chatbot. NAV-15 */
  chatbotDomains: readonly string[];
  /** Mail server; null writes mails into a folder of the data folder. */
  smtpUrl: string | null;
  /** Sender address of mails; `{domain}` is the brand's. */
  mailFrom: string;
  /** Address of the sales department, which answers companies; `{domain}` is the brand's. ROL-04 */
  commercialEmail: string;
  /**
   * Mailboxes of customer service by topic; `{domain}` is the brand's. A topic without one goes to the paper's own
   * address. HLP-02
   */
  supportMailboxes: SupportMailboxes;
  /**
   * Google's service account for checking purchases made in the Android apps; with null, only purchases signed by this
   * server are known.
   */
  googlePlay: { account: string; key: string } | null;
  /** SHA-256 in hex of the key with which each paper's newsroom hands in deliveries. */
  importKeys: Partial<Record<Sigla, string>>;
  /** Section names by the names that deliveries use for them, in addition to agency categories and IPTC codes. */
  importSections: Record<string, string>;
  /**
   * Watched folders from which deliveries are imported: one for a paper, or one with a folder for each paper; null
   * watches none.
   */
  importWatch: WatchedFolders | null;
  /** Feeds, each fetched at most once an hour. */
  feeds: readonly Feed[];
  /**
   * SHA-256 in hex of the key with which a mail provider reports returned mails; without it no report is accepted.
   * PRS-03
   */
  mailEventsKey: string | undefined;
  /** Location of every paper's showcase; null leaves it to each brand. */
  showcase: ShowcasePlace | null;
  /** Whether crawlers that collect texts for AI models may read what search engines may. NAV-24 */
  aiCrawlers: boolean;
  /** Payment provider, with the shared key that both sides sign with; null simulates the card. ACC-03 */
  checkout: { url: string; secret: string } | null;
  /** Operators of the support chat: e-mails of their accounts, and the names shown to readers. HLP-06 */
  operators: ReadonlyMap<string, string>;
  /** LiveChat licence where operators answer there; null: they answer on our own page. HLP-11 */
  liveChatLicense: string | null;
  /** Model with an OpenAI-compatible interface that words the assistant's answers; null quotes the FAQ. HLP-09 */
  assistantModel: { url: string; key: string | null; name: string } | null;
  /**
   * Model with an OpenAI-compatible interface that finds passages of the archive by meaning; null finds them only by
   * words. RAG-07
   */
  embeddings: { url: string; key: string | null; name: string; threshold: number | null } | null;
  /** Google's reCAPTCHA; with null, readers' devices do proof of work instead. HLP-08 */
  recaptcha: RecaptchaKeys | null;
  /** File of the vendor list that consent refers to; null uses the demonstration's. TRK-01 */
  vendorList: string | null;
  /** Consent management platform named in TC strings: its number in the framework's register, and its version. */
  cmp: { id: number; version: number };
  /**
   * Script of a third-party consent platform, which asks readers instead of us; `{siteId}` and `{policyId}` are the
   * brand's.
   */
  consentPlatform: string | null;
  measuring: Measuring;
  /**
   * Keys that identify this server to push services and browsers; if null, they are generated and stored in the data
   * folder. PSH-02
   */
  vapidKeys: VapidKeys | null;
  /** Contact address for push services. */
  vapidSubject: string;
  /** Hosts of push services in addition to those of the well-known browsers. PSH-02 */
  pushServices: readonly string[];
};

/** @throws ConfigError with one line per wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const isProductionSet = set.NODE_ENV === 'production';
  const { PORT, HOST, DATA_DIR, DATABASE_URL, NODE_ENV, DEMO, ACCOUNT_ORIGIN, ...settings } =
    checkedEnvironment(set);
  const demo = demoOf(DEMO, isProductionSet);
  return {
    port: PORT,
    host: HOST,
    perNetwork: settings.REQUESTS_PER_NETWORK,
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    hstsSeconds: settings.HSTS_SECONDS ?? null,
    dataFolder: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    production: NODE_ENV === 'production',
    isProductionSet,
    ...demo,
    accountOrigin: ACCOUNT_ORIGIN ?? null,
    companyDomains: settings.COMPANY_DOMAINS,
    gates: configuredGates(settings, isProductionSet),
    sessionSecret: settings.SESSION_SECRET ?? null,
    chatbotDomains: settings.CHATBOT_DOMAINS,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    commercialEmail: settings.COMMERCIAL_EMAIL,
    supportMailboxes: {
      ...DEFAULT_MAILBOXES,
      commerciale: settings.COMMERCIAL_EMAIL,
      ...settings.SUPPORT_DESKS,
    },
    googlePlay: googlePlayOf(settings),
    importKeys: settings.IMPORT_KEYS ?? {},
    ...articleSourcesOf(settings),
    mailEventsKey: settings.MAIL_EVENTS_KEY,
    showcase: settings.SHOWCASE ?? null,
    aiCrawlers: settings.AI_CRAWLERS,
    checkout: checkoutOf(settings),
    operators: new Map([...(settings.OPERATORS ?? []), ...(demo.demoAccounts ? [DEMO_OPERATOR] : [])]),
    liveChatLicense: settings.LIVECHAT_LICENSE ?? null,
    assistantModel: modelOf(settings),
    embeddings: embeddingsOf(settings),
    ...consentOf(settings),
    measuring: measuringOf(settings),
    recaptcha: recaptchaOf(settings),
    vapidKeys: vapidKeysOf(settings),
    vapidSubject: settings.VAPID_SUBJECT,
    pushServices: settings.PUSH_SERVICES ?? [],
  };
}

/**
 * @param isProductionSet whether production was set explicitly. The default is production too, but then
 * somebody may only be trying the product, for which the demonstration is needed
 * @throws ConfigError where demonstration accounts are wanted in production
 */
function demoOf(demo: 'on' | 'off' | 'accounts', isProductionSet: boolean) {
  const demoFromAnywhere = demo === 'accounts';
  if (demoFromAnywhere && isProductionSet)
    throw new ConfigError('DEMO: there are no demonstration accounts where NODE_ENV is production');
  return {
    demo: demo !== 'off',
    demoAccounts: demo !== 'off' && !isProductionSet,
    demoFromAnywhere,
  };
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

/** @throws ConfigError for a gate that no password could open. */
function configuredGates({ GATE, GATE_DIGESTS }: GateSettings, isProductionSet: boolean): GateDigests {
  const { gates, withoutDigest } = gatesOf({ papers: GATE, digests: GATE_DIGESTS }, isProductionSet);
  if (withoutDigest.length === 0) return gates;
  throw new ConfigError(
    `GATE_DIGESTS: no password opens the gate of ${withoutDigest.join(', ')}; name a digest for each (npm run gate:digest), or set GATE to the papers that have a gate, or to off`,
  );
}
