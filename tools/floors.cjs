// The floors of the house: who may import whom. docs/architecture.md draws them.
const ROOMS = '^(src|sw|server|openapi|domain|api|device|tools|bench|tests)/';
const TESTS = '\\.(test|e2e)\\.tsx?$';

const floor = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: ROOMS, pathNot: allowed },
});

/** A package with one door: only these rooms may import it. */
const only = (name, packages, rooms) => ({
  name,
  severity: 'error',
  from: { path: ROOMS, pathNot: [rooms, TESTS, '^(tools|bench|tests)/'] },
  to: { path: `node_modules/(${packages})/` },
});

const PIPES = 'api|device|domain|src/(pwa|vendors)';

module.exports = {
  forbidden: [
    // The generated route tree and the router name each other by design.
    {
      name: 'no-circular',
      severity: 'error',
      from: { pathNot: '^src/(router|routeTree\\.gen)' },
      to: { circular: true },
    },
    {
      name: 'not-resolved',
      severity: 'error',
      from: { path: ROOMS },
      to: { couldNotResolve: true, path: '^[#.]' },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: { path: ROOMS, pathNot: 'routeTree\\.gen|first-routes' },
      to: { path: '^(src|sw|server|domain|api|device)/.*/index\\.tsx?$' },
    },
    floor('openapi-imports-nothing', '^openapi/', '^openapi/'),
    floor('domain-is-the-ground', '^domain/', '^domain/'),
    floor('api-knows-contract-and-domain', '^api/', '^(api|domain|openapi/generated)/'),
    floor('device-knows-domain', '^device/', '^(device|domain)/'),
    floor(
      'pwa-and-vendors-know-domain-and-device',
      '^src/(pwa|vendors)/',
      '^(src/(pwa|vendors)|domain|device)/',
    ),
    floor('strings-know-domain', '^src/strings/', '^(src/strings|domain)/'),
    floor('content-knows-domain', '^src/content/', '^(src/content|domain)/'),
    floor('ui-knows-no-newspaper', '^src/ui/', '^(src/(ui|strings)/|domain/(api-error|addresses))'),
    floor('state-binds-the-pipes', '^src/state/', `^(src/(state|strings)|${PIPES})/`),
    floor('paper-is-shared-by-features', '^src/paper/', '^(src/(paper|ui|state|strings)|domain)/'),
    floor(
      'features-never-import-features',
      '^src/features/([^/]+)/',
      `^(src/(features/$1|paper|ui|state|strings|content)|${PIPES})/`,
    ),
    floor(
      'shell-composes',
      '^src/shell/',
      `^(src/(shell|features|paper|ui|state|strings|content)|${PIPES})/`,
    ),
    {
      name: 'nobody-imports-routes',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(routeTree\\.gen|routes/|router|first-routes)' },
      to: { path: '^src/routes/' },
    },
    floor('worker-shares-the-pipes', '^sw/', '^(sw|api|device|domain)/'),
    floor('server-db-is-the-ground', '^server/db/', '^(server/db|domain)/'),
    floor('server-never-imports-the-page', '^server/', '^(server|domain|api|openapi/generated)/'),
    floor(
      'handlers-ask-the-business',
      '^server/apis/',
      '^(server/(apis|content|packages|readers|checkout|offers|subscriptions|profile|consent|tracking|privacy|members|newsletters|interests|push|help|support|support-chat|chatbot|press-review|gate|identity|import|db|http/(handler|attachment|event-stream|text-stream))|domain|openapi/generated)',
    ),
    floor(
      'readers-know-what-readers-have',
      '^server/readers/',
      '^(server/(readers|profile|content|db)|domain)/',
    ),
    floor(
      'identity-knows-readers',
      '^server/identity/',
      '^(server/(identity|readers|profile|captcha|mail|db)|domain)/',
    ),
    floor('gate-counts-tries', '^server/gate/', '^(server/(gate|identity)|domain)/'),
    floor(
      'members-know-who-signs-in',
      '^server/members/',
      '^(server/(members|identity|readers|mail|db)|domain)/',
    ),
    floor('offers-know-what-is-held', '^server/offers/', '^(server/(offers|db)|domain)/'),
    floor(
      'subscriptions-know-their-readers',
      '^server/subscriptions/',
      '^(server/(subscriptions|offers|readers|identity|mail|pdf|db)|domain)/',
    ),
    floor(
      'checkout-settles-what-is-paid',
      '^server/checkout/',
      '^(server/(checkout|subscriptions|offers|readers|identity|mail|db)|domain)/',
    ),
    floor(
      'privacy-knows-who-asks-and-what-they-may-read',
      '^server/privacy/',
      '^((server/(privacy|readers|identity|mail|db)|domain)/|server/chatbot/standing-answers)',
    ),
    floor(
      'sending-knows-no-reader',
      '^server/push/sending/',
      '^(server/push/(sending/|vapid|read-subscription)|domain/push/)',
    ),
    floor('mail-stands-alone', '^server/mail/', '^(server/mail|domain)/'),
    floor('profile-keeps-what-readers-say', '^server/profile/', '^(server/(profile|db)|domain)/'),
    floor('content-reads', '^server/content/', '^(server/(content|db)|domain)/'),
    floor('interests-know-the-catalogue', '^server/interests/', '^(server/(interests|db)|domain)/'),
    floor(
      'newsletters-tell-of-content',
      '^server/newsletters/',
      '^(server/(newsletters|interests|readers|content|mail|queue|db)|domain)/',
    ),
    floor('consent-knows-its-list', '^server/consent/', '^(server/(consent/|config(-error)?\\.ts)|domain/)'),
    floor('tracking-only-counts', '^server/tracking/', '^(server/(tracking|db)|domain)/'),
    floor('captcha-stands-alone', '^server/captcha/', '^(server/(captcha|db)|domain)/'),
    floor('help-answers-by-itself', '^server/help/', '^(server/help|domain)/'),
    floor(
      'support-chat-answers-from-the-help',
      '^server/support-chat/',
      '^(server/(support-chat|help|captcha|identity|db|config)|domain)/?',
    ),
    floor(
      'chatbot-answers-from-content',
      '^server/chatbot/',
      '^(server/(chatbot|content|readers|identity|pdf|db|config)|domain)/?',
    ),
    floor(
      'press-review-cuts-content',
      '^server/press-review/',
      '^(server/(press-review|content|readers|identity|mail|queue|pdf|db)|domain)/',
    ),
    {
      name: 'clips-alone-read-their-texts',
      severity: 'error',
      from: { path: ROOMS, pathNot: ['^server/press-review/clips/', TESTS, '^tests/'] },
      to: { path: '^server/db/press-texts' },
    },
    floor('feeds-list-content', '^server/feeds/', '^(server/(feeds|content|db)|domain)/'),
    floor('previews-are-drawn', '^server/previews/', '^(server/(previews|pdf)|domain)/'),
    floor('pdf-stands-alone', '^server/pdf/', '^(server/pdf|domain)/'),
    floor(
      'support-hears-readers',
      '^server/support/',
      '^(server/(support|help|captcha|identity|readers|mail|queue|db)|domain)/',
    ),
    floor('queue-knows-no-job', '^server/queue/', '^(server/(queue|db)|domain)/'),
    floor('packages-pack-content', '^server/packages/', '^(server/(packages|content|db)|domain)/'),
    floor('import-writes', '^server/import/', '^(server/(import|db)|domain)/'),
    floor('backup-copies-what-is-there', '^server/backup/', '^(server/(backup|data-folder|db)|domain)/'),
    floor('data-folder-stands-alone', '^server/data-folder/', '^(server/data-folder|domain)/'),
    only('openapi-fetch-in-api', 'openapi-fetch', '^api/'),
    only('dexie-in-device', 'dexie', '^device/'),
    only('jotai-in-state', 'jotai', '^src/state/'),
    only('workbox-window-in-pwa', 'workbox-window', '^src/pwa/'),
    only('workbox-in-sw', 'workbox-(?!window)[a-z-]+', '^sw/'),
    only('archives-of-backups', 'modern-tar', '^server/backup/'),
    only('previews-by-resvg', '@resvg', '^server/previews/'),
    only('holidays-on-the-server', 'date-holidays', '^server/help/'),
    only('italian-places-on-the-server', 'codice-fiscale-js', '^server/profile/'),
    only('database-drivers-in-server-db', '@electric-sql|pg|drizzle-orm', '^server/'),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|node_modules|server/demo/art)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
