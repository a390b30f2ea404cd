// The settings as environment variables.
import * as v from 'valibot';
import { isEmail } from '#domain/email.ts';
import { ConfigError } from './config-error.ts';
import { GateDigestList, GatedPapers } from './config-gates.ts';
import { MEASURING_VARIABLES } from './config-measuring.ts';
import { mistakenNames, mistakenValue } from './config-mistakes.ts';
import { Feeds, WatchedFolders } from './config-sources.ts';
import {
  ADDRESS_MESSAGE,
  CMP_MESSAGE,
  CmpNumber,
  CompanyDomains,
  DIFFERENT_ORIGINS_MESSAGE,
  Domains,
  ImportKeys,
  ImportSections,
  isAddress,
  isContact,
  isHost,
  isOrigin,
  isScriptAddress,
  isShopAddress,
  Key,
  KeyHash,
  Mailboxes,
  ModelName,
  Operators,
  ORIGIN_MESSAGE,
  PORT_MESSAGE,
  PushServices,
  Share,
  Switch,
  TrustedProxies,
  UNREGISTERED_CMP,
} from './config-values.ts';

/** Every setting with its schema. */
export const Environment = v.object({
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, PORT_MESSAGE), v.transform(Number), v.maxValue(65_535, PORT_MESSAGE)),
    '8080',
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.check(isHost, 'must be an address or the name of a host')),
    '127.0.0.1',
  ),
  REQUESTS_PER_NETWORK: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'must be a number from 1 to 99999'), v.transform(Number)),
    '100',
  ),
  TRUSTED_PROXIES: v.optional(TrustedProxies),
  HSTS_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a number of seconds'), v.transform(Number)),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
      v.check(isAddress, ADDRESS_MESSAGE),
    ),
  ),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'production',
  ),
  DEMO: v.optional(v.picklist(['on', 'off', 'accounts'], 'must be on, off or accounts'), 'on'),
  AI_CRAWLERS: v.optional(Switch, 'on'),
  SHOWCASE: v.optional(v.picklist(['in', 'out'], 'must be in or out')),
  CHECKOUT_URL: v.optional(
    v.pipe(v.string(), v.check(isShopAddress, 'must be the address of a page, with https:// and no query')),
  ),
  CHECKOUT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  ACCOUNT_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, ORIGIN_MESSAGE),
      v.regex(/\{(?:domain|devHost)\}/, DIFFERENT_ORIGINS_MESSAGE),
    ),
  ),
  COMPANY_DOMAINS: v.optional(CompanyDomains, 'digitale.localhost'),
  GATE: v.optional(GatedPapers),
  GATE_DIGESTS: v.optional(GateDigestList),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  CHATBOT_DOMAINS: v.optional(Domains, 'redazione.example,gruppo.example'),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://'),
      v.check(isAddress, ADDRESS_MESSAGE),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')),
    'edicola@{domain}',
  ),
  COMMERCIAL_EMAIL: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')),
    'commerciale@{domain}',
  ),
  SUPPORT_DESKS: v.optional(Mailboxes),
  IMPORT_KEYS: v.optional(ImportKeys),
  IMPORT_SECTIONS: v.optional(ImportSections),
  IMPORT_WATCH: v.optional(WatchedFolders),
  FEEDS: v.optional(Feeds),
  MAIL_EVENTS_KEY: v.optional(KeyHash),
  OPERATORS: v.optional(Operators),
  LIVECHAT_LICENSE: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a number'))),
  ASSISTANT_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http:// or https:// address'), v.url()),
  ),
  ASSISTANT_KEY: v.optional(Key),
  ASSISTANT_MODEL: v.optional(ModelName),
  EMBEDDINGS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http:// or https:// address'), v.url()),
  ),
  EMBEDDINGS_KEY: v.optional(Key),
  EMBEDDINGS_MODEL: v.optional(ModelName),
  EMBEDDINGS_THRESHOLD: v.optional(Share),
  VENDOR_LIST: v.optional(v.string()),
  CMP_ID: v.optional(v.pipe(CmpNumber, v.minValue(2, CMP_MESSAGE)), String(UNREGISTERED_CMP)),
  CMP_VERSION: v.optional(CmpNumber, '1'),
  CONSENT_PLATFORM_URL: v.optional(
    v.pipe(v.string(), v.check(isScriptAddress, 'must be the https:// address of a script')),
  ),
  ...MEASURING_VARIABLES,
  RECAPTCHA_SITE_KEY: v.optional(Key),
  RECAPTCHA_SECRET: v.optional(Key),
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.check(isContact, 'must be mailto:ADDRESS or an https:// address')),
    'mailto:edicola@ilmessaggero.it',
  ),
  PUSH_SERVICES: v.optional(PushServices),
  GOOGLE_PLAY_ACCOUNT: v.optional(
    v.pipe(v.string(), v.check(isEmail, 'must be the address of a service account')),
  ),
  GOOGLE_PLAY_KEY: v.optional(
    v.pipe(
      v.string(),
      v.includes('PRIVATE KEY', 'must be a private key in PEM form'),
      // The key may be on one line with `\n` for line breaks, if the environment allows no other ones.
      v.transform((key) => key.replaceAll('\\n', '\n')),
    ),
  ),
});

/** Settings of the tests and tools. */
const TOOL_SETTINGS = ['CHROMIUM_PATH', 'SAMPLE_DATA', 'SEED', 'LONG_TESTS'];

/** A key in PEM form contains line breaks. */
const MULTILINE_SETTING = 'GOOGLE_PLAY_KEY';

/** Probable mistakes that the schema itself accepts: a line for each. */
function mistakesIn(environment: NodeJS.ProcessEnv): string[] {
  const settingNames = Object.keys(Environment.entries);
  const values = settingNames.flatMap((name) => {
    const value = environment[name];
    if (value === undefined || name === MULTILINE_SETTING) return [];
    const mistake = v.is(Environment.entries[name as keyof typeof Environment.entries], value)
      ? mistakenValue(value)
      : null;
    return mistake === null ? [] : [`${name}: ${mistake}`];
  });
  return [...values, ...mistakenNames(Object.keys(environment), [...settingNames, ...TOOL_SETTINGS])];
}

/** @throws ConfigError with one line per wrong setting. */
export function checkedEnvironment(environment: NodeJS.ProcessEnv): v.InferOutput<typeof Environment> {
  const result = v.safeParse(Environment, environment, { abortPipeEarly: true });
  const invalid = result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];
  const lines = [...invalid, ...mistakesIn(environment)];
  if (!result.success || lines.length > 0) throw new ConfigError(lines.join('\n'));
  return result.output;
}
