// The parts of `npm run test:long`, with the files of each. A browser file belongs to a part only with its `@long`
// tests.

export type LongPart = {
  /** Paths under tests/, without `.e2e.ts`. */
  browser?: readonly string[];
  /** Paths under tests/, without `.test.ts`. */
  vitest?: readonly string[];
  /**
   * Its Vitest files run on PostgreSQL if one answers or can be started, otherwise on the embedded database.
   */
  onPostgres?: true;
};

export const LONG_PARTS: Readonly<Record<string, LongPart>> = {
  reading: {
    browser: [
      'e2e/archive',
      'e2e/article-tools',
      'e2e/back-forward',
      'e2e/article-tools-phone',
      'e2e/favourites',
      'e2e/first-tap',
      'e2e/late-faces',
      'e2e/slow-pages',
      'e2e/menu',
      'e2e/search',
      'e2e/theme',
      'e2e/without-script',
    ],
  },
  offline: {
    browser: [
      'e2e/device-search',
      'e2e/faq-offline',
      'e2e/first-install',
      'e2e/sign-out-data',
      'e2e/lost-caches',
      'e2e/offline',
      'e2e/outbox',
      'e2e/sign-in-offline',
      'e2e/read-issue-offline',
      'e2e/weak-signal',
    ],
  },
  downloads: {
    browser: [
      'e2e/broken-downloads',
      'e2e/downloads',
      'e2e/full-device',
      'e2e/downloads-retention',
      'e2e/renewed-issue',
    ],
  },
  app: {
    vitest: ['long/dev'],
    browser: [
      'e2e/errors',
      'e2e/every-route',
      'e2e/gate',
      'e2e/guarded-routes',
      'e2e/install',
      'e2e/notices',
      'e2e/security',
      'e2e/unavailable',
      'e2e/update',
    ],
  },
  push: {
    browser: [
      'e2e/alert-rules',
      'e2e/alerts',
      'e2e/follow',
      'e2e/interests',
      'e2e/newsroom-alert',
      'e2e/push-worker',
    ],
    vitest: ['long/alerts-killed'],
    onPostgres: true,
  },
  account: {
    browser: [
      'e2e/account-journey',
      'e2e/account-two-origins',
      'e2e/company-registration',
      'e2e/reload-at-once',
      'e2e/members',
      'e2e/newsletter-unsubscribe',
      'e2e/newsletters',
      'e2e/onboarding',
      'e2e/passkeys',
      'e2e/profile',
      'e2e/registration',
      'e2e/session',
      'e2e/session-messages',
      'e2e/sign-in-steps',
    ],
  },
  privacy: {
    browser: [
      'e2e/consent',
      'e2e/consent-offline',
      'e2e/consent-platform',
      'e2e/measurement',
      'e2e/personal-data',
    ],
  },
  checkout: {
    browser: ['e2e/checkout', 'e2e/shop', 'e2e/shop-exceptions', 'e2e/subscriptions', 'e2e/upselling'],
  },
  press: {
    browser: [
      'e2e/press-draft',
      'e2e/press-recipients',
      'e2e/press-review',
      'e2e/press-sendings',
      'e2e/press-table',
    ],
    vitest: ['long/press-killed'],
  },
  help: {
    browser: [
      'e2e/chatbot',
      'e2e/chatbot-failures',
      'e2e/contact',
      'e2e/faq',
      'e2e/operators',
      'e2e/support-chat',
      'e2e/support-chat-sending',
    ],
    vitest: ['contract/chatbot-grounded'],
  },
  a11y: {
    browser: [
      'a11y/account',
      'a11y/members',
      'a11y/app-prompts',
      'a11y/screens',
      'a11y/status-pages',
      'a11y/weak-signal',
    ],
  },
  faults: {
    vitest: [
      'long/faults-clock',
      'long/faults-backup',
      'long/faults-cut',
      'long/faults-damaged',
      'long/faults-disk',
      'long/faults-import',
      'long/faults-killed',
      'long/faults-slow',
      'long/faults-together',
      'long/start-refusals',
    ],
    onPostgres: true,
  },
  backup: {
    vitest: ['contract/releases', 'long/backup-running', 'long/backup-refusals'],
    onPostgres: true,
  },
  properties: { vitest: ['long/properties'] },
  proxies: { vitest: ['long/proxies'] },
  import: { vitest: ['long/import-killed', 'long/large-delivery', 'long/large-sitemaps'] },
};

export const browserFilesOf = ({ browser = [] }: LongPart): string[] =>
  browser.map((file) => `tests/${file}.e2e.ts`);

export const vitestFilesOf = ({ vitest = [] }: LongPart): string[] =>
  vitest.map((file) => `tests/${file}.test.ts`);
