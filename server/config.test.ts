import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_GATE_DIGEST } from '#domain/brands/demo-gate.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { newVapidKeys } from './push/vapid.ts';

const DIGEST = `$argon2id$v=19$m=19456,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`;

test('without settings the product runs as it is meant to', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    perNetwork: 100,
    hsts: null,
    dataFolder: join(process.cwd(), 'data'),
    databaseUrl: null,
    production: true,
    earnest: false,
    demo: true,
    demoAccounts: true,
    demoEverywhere: false,
    accountOrigin: null,
    companyDomains: ['digitale.localhost'],
    gates: { MG: DEMO_GATE_DIGEST, LG: DEMO_GATE_DIGEST, EM: DEMO_GATE_DIGEST, GZ: DEMO_GATE_DIGEST },
    sessionSecret: null,
    chatbotDomains: ['redazione.example', 'gruppo.example'],
    smtpUrl: null,
    mailFrom: 'edicola@{domain}',
    commercialEmail: 'commerciale@{domain}',
    supportDesks: {
      pagamenti: 'amministrazione@{domain}',
      privacy: 'privacy@{domain}',
      account: 'assistenza-tecnica@{domain}',
      app: 'assistenza-tecnica@{domain}',
      commerciale: 'commerciale@{domain}',
    },
    googlePlay: null,
    importKeys: {},
    importSections: new Map(),
    showcase: null,
    aiCrawlers: true,
    vendorList: null,
    cmp: { id: 4095, version: 1 },
    consentPlatform: null,
    measuring: { audienceScript: null, marketingScript: null, creativeUrl: null },
    checkout: null,
    operators: new Map([['serena.valdinoci@demo.edicola.example', 'Serena']]),
    liveChatLicense: null,
    assistantModel: null,
    embeddings: null,
    recaptcha: null,
    vapidKeys: null,
    vapidSubject: 'mailto:edicola@ilmessaggero.it',
    pushServices: [],
  });
});

test('settings are read, and empty ones count as not set', () => {
  const vapidKeys = newVapidKeys();
  const set = {
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/edicola',
    DATABASE_URL: 'postgresql://edicola@db/edicola',
    NODE_ENV: 'test',
    DEMO: 'off',
    ACCOUNT_ORIGIN: 'https://account.{domain}',
    COMPANY_DOMAINS: 'Edicola.Gruppo.example',
    GATE: 'lg, QP',
    GATE_DIGESTS: `QP=${DIGEST},MG=${DIGEST}`,
    SESSION_SECRET: 's'.repeat(32),
    CHATBOT_DOMAINS: 'Uno.example, due.example',
    SMTP_URL: 'smtps://posta.example:465',
    MAIL_FROM: 'noreply@{domain}',
    COMMERCIAL_EMAIL: 'aziende@{domain}',
    SUPPORT_DESKS: 'app=app@{domain}, altro=altro@posta.example',
    IMPORT_KEYS: `MG=${'a'.repeat(64)}, lg=${'b'.repeat(64)}`,
    IMPORT_SECTIONS: 'CRN=Cronaca, medtop:20000822=Calcio',
    SHOWCASE: 'in',
    CHECKOUT_URL: 'https://shop.{domain}/cassa',
    CHECKOUT_SECRET: 'k'.repeat(32),
    OPERATORS: "Anna@Redazione.example=Anna, d'ugo+a=b@Caffè.example=Ugo B.",
    LIVECHAT_LICENSE: '1520',
    ASSISTANT_URL: 'https://model.example/v1/',
    ASSISTANT_MODEL: 'small',
    EMBEDDINGS_URL: 'https://model.example/v1/',
    EMBEDDINGS_MODEL: 'meaning',
    EMBEDDINGS_KEY: 'hidden',
    EMBEDDINGS_THRESHOLD: '0.42',
    VENDOR_LIST: '/srv/fornitori.json',
    CMP_ID: '12',
    CMP_VERSION: '3',
    CONSENT_PLATFORM_URL: 'https://cmp.example/{siteId}.js',
    AUDIENCE_SCRIPT: 'https://misure.example/{sigla}/{code}.js',
    MARKETING_SCRIPT: 'https://offerte.example/{sigla}.js',
    MARKETING_URL: 'https://offerte.example/creativo?s={sigla}',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'hidden',
    VAPID_PUBLIC_KEY: vapidKeys.publicKey,
    VAPID_PRIVATE_KEY: vapidKeys.privateKey,
    VAPID_SUBJECT: 'https://gruppo.example/contatti',
    PUSH_SERVICES: 'push.lettori.example, Avvisi.Altri.example',
  };
  expect(readConfig(set)).toEqual({
    port: 0,
    host: '0.0.0.0',
    perNetwork: 100,
    hsts: null,
    dataFolder: '/srv/edicola',
    databaseUrl: 'postgresql://edicola@db/edicola',
    production: false,
    earnest: false,
    demo: false,
    demoAccounts: false,
    demoEverywhere: false,
    accountOrigin: 'https://account.{domain}',
    companyDomains: ['edicola.gruppo.example'],
    gates: { LG: DEMO_GATE_DIGEST, QP: DIGEST },
    sessionSecret: 's'.repeat(32),
    chatbotDomains: ['uno.example', 'due.example'],
    smtpUrl: 'smtps://posta.example:465',
    mailFrom: 'noreply@{domain}',
    commercialEmail: 'aziende@{domain}',
    supportDesks: {
      pagamenti: 'amministrazione@{domain}',
      privacy: 'privacy@{domain}',
      account: 'assistenza-tecnica@{domain}',
      app: 'app@{domain}',
      commerciale: 'aziende@{domain}',
      altro: 'altro@posta.example',
    },
    googlePlay: null,
    importKeys: { MG: 'a'.repeat(64), LG: 'b'.repeat(64) },
    importSections: new Map([
      ['crn', 'Cronaca'],
      ['20000822', 'Calcio'],
    ]),
    showcase: 'in',
    aiCrawlers: true,
    vendorList: '/srv/fornitori.json',
    cmp: { id: 12, version: 3 },
    consentPlatform: 'https://cmp.example/{siteId}.js',
    measuring: {
      audienceScript: 'https://misure.example/{sigla}/{code}.js',
      marketingScript: 'https://offerte.example/{sigla}.js',
      creativeUrl: 'https://offerte.example/creativo?s={sigla}',
    },
    checkout: { url: 'https://shop.{domain}/cassa', secret: 'k'.repeat(32) },
    operators: new Map([
      ['anna@redazione.example', 'Anna'],
      ["d'ugo+a=b@xn--caff-8oa.example", 'Ugo B.'],
    ]),
    liveChatLicense: '1520',
    assistantModel: { url: 'https://model.example/v1', key: null, name: 'small' },
    embeddings: { url: 'https://model.example/v1', key: 'hidden', name: 'meaning', threshold: 0.42 },
    recaptcha: { siteKey: 'site', secret: 'hidden' },
    vapidKeys,
    vapidSubject: 'https://gruppo.example/contatti',
    pushServices: ['push.lettori.example', 'avvisi.altri.example'],
  });
  const empty = Object.fromEntries(Object.keys(set).map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', ' '],
  ['HOST', '999999999999'],
  ['HOST', '10.0.0.256'],
  ['HOST', 'http://localhost'],
  ['HOST', '-7'],
  ['DATA_DIR', '$FOLDER'],
  ['DATA_DIR', '"/srv/edicola"'],
  ['DATABASE_URL', 'postgres://edicola:pass/word#1@db:x/edicola'],
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', 'Production'],
  ['SMTP_URL', 'smtp://'],
  ['ASSISTANT_KEY', 'two words'],
  ['ASSISTANT_MODEL', 'a model'],
  ['EMBEDDINGS_KEY', 'undefined'],
  ['RECAPTCHA_SITE_KEY', 'chiave\u200b'],
  ['VENDOR_LIST', ' /srv/fornitori.json'],
  ['DATABASE_URL', 'mysql://db'],
  ['DEMO', 'yes'],
  ['SHOWCASE', 'on'],
  ['CMP_ID', '1'],
  ['CONSENT_PLATFORM_URL', 'cmp.example'],
  ['AUDIENCE_SCRIPT', 'http://misure.example/a.js'],
  ['MARKETING_SCRIPT', 'javascript:alert(1)'],
  ['MARKETING_URL', 'https://{sigla}.example/'],
  ['CHECKOUT_URL', 'shop.example'],
  ['CHECKOUT_URL', 'https://shop.example/?a=b'],
  ['CHECKOUT_SECRET', 'short'],
  ['OPERATORS', 'Serena'],
  ['OPERATORS', 'a@b.it=<b>'],
  ['OPERATORS', 'a..b@c.it=Serena'],
  ['LIVECHAT_LICENSE', 'abc'],
  ['ASSISTANT_URL', 'model'],
  ['EMBEDDINGS_URL', 'model'],
  ['EMBEDDINGS_THRESHOLD', '0'],
  ['EMBEDDINGS_THRESHOLD', '1.5'],
  ['EMBEDDINGS_THRESHOLD', 'half'],
  ['ACCOUNT_ORIGIN', 'account.example.it'],
  ['ACCOUNT_ORIGIN', 'https://account.example.it/path'],
  ['ACCOUNT_ORIGIN', 'https://account.{dominio}'],
  ['ACCOUNT_ORIGIN', 'https://reader@account.example.it'],
  ['ACCOUNT_ORIGIN', 'http://account.{devHost}.localhost{port}'],
  ['ACCOUNT_ORIGIN', 'https://account.ilmessaggero.it'],
  ['SESSION_SECRET', 'breve'],
  ['CHATBOT_DOMAINS', 'uno.example'],
  ['CHATBOT_DOMAINS', 'uno.example,due.example,tre.example'],
  ['CHATBOT_DOMAINS', 'uno.example,lettore@due.example'],
  ['COMPANY_DOMAINS', 'https://gruppo.example'],
  ['COMPANY_DOMAINS', 'gruppo.example,edicola.leggo.it'],
  ['GATE', 'on'],
  ['GATE', 'MG,XX'],
  ['GATE_DIGESTS', 'MG=password'],
  ['GATE_DIGESTS', DIGEST],
  ['SMTP_URL', 'posta.example'],
  ['MAIL_FROM', 'Edicola'],
  ['COMMERCIAL_EMAIL', 'Commerciale'],
  ['GOOGLE_PLAY_ACCOUNT', 'nessuno'],
  ['GOOGLE_PLAY_KEY', 'chiave'],
  ['VAPID_PUBLIC_KEY', newVapidKeys().publicKey],
  ['VAPID_SUBJECT', 'redazione@gruppo.example'],
  ['VAPID_SUBJECT', 'mailto:redazione'],
  ['VAPID_SUBJECT', 'http://gruppo.example'],
  ['VAPID_SUBJECT', 'https://localhost'],
  ['IMPORT_SECTIONS', 'Cronaca'],
  ['IMPORT_SECTIONS', 'CRO='],
  ['IMPORT_KEYS', 'MG=chiave'],
  ['IMPORT_KEYS', `XX=${'a'.repeat(64)}`],
  ['MAIL_EVENTS_KEY', 'chiave'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}[^:]*: .+$`));
});

test('several wrong settings are told at once', () => {
  expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT: .+\nDEMO: .+$/);
});

test('a port that is none is told with what it must be', () => {
  expect(() => readConfig({ PORT: 'http' })).toThrow(/^PORT: must be a whole number from 0 to 65535$/);
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production', GATE: 'off' }, false],
  [{ DEMO: 'off' }, false],
])('with %j there are demonstration accounts: %s', (environment, there) => {
  expect(readConfig(environment).demoAccounts).toBe(there);
});

test('demonstration accounts from anywhere have to be asked for, and are never in production', () => {
  expect(readConfig({ DEMO: 'accounts' })).toMatchObject({
    demo: true,
    demoAccounts: true,
    demoEverywhere: true,
  });
  expect(() => readConfig({ DEMO: 'accounts', NODE_ENV: 'production', GATE: 'off' })).toThrow(/^DEMO: .+$/);
});
