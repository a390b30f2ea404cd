// Rules of the layers: which folder may import which. docs/architecture.md has a diagram.
const FOLDERS = '^(src|sw|server|openapi|domain|api|device|tools|bench|tests)/';
const TESTS = '\\.(test|e2e)\\.tsx?$';

const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: FOLDERS, pathNot: allowed },
});

/** Rule for a package that only some folders may import. */
const only = (name, packages, folders) => ({
  name,
  severity: 'error',
  from: { path: FOLDERS, pathNot: [folders, TESTS, '^(tools|bench|tests)/'] },
  to: { path: `node_modules/(${packages})/` },
});

/** Rule for a folder of the server, with the folders below it that it may import. */
const wing = (name, below) =>
  layer(
    `server-${name}`,
    `^server/${name}/`,
    `^(server/(${[name, ...below].join('|')})|domain|api|openapi/generated)/`,
  );

/** The only generated module that is not a type: which calls the worker handles. */
const OFFLINE_CALLS = '^openapi/generated/offline-calls';

/** Folders of the service worker, each with the folders that it may import; no two import each other. */
const WORKER = {
  base: [],
  search: [],
  caches: ['base'],
  network: ['base'],
  outbox: ['base'],
  precache: ['caches', 'base'],
  editions: ['caches', 'base'],
  answers: ['editions', 'precache', 'caches', 'base'],
  pages: ['answers', 'base'],
  push: ['answers', 'outbox', 'base'],
  strategies: ['pages', 'answers', 'network', 'precache', 'caches', 'base'],
  requests: ['strategies', 'pages', 'network', 'precache', 'base'],
  messages: ['answers', 'editions', 'network', 'outbox', 'precache', 'push', 'search', 'base'],
};
const worker = (name, below) =>
  layer(
    `worker-${name}`,
    `^sw/${name}/`,
    `^(sw/(${[name, ...below].join('|')})|api|device|domain)/|${OFFLINE_CALLS}`,
  );

const ADAPTERS = 'api|device|domain|src/(pwa|vendors)';

module.exports = {
  forbidden: [
    // The generated route tree and the router import each other by design.
    {
      name: 'no-circular',
      severity: 'error',
      from: { pathNot: '^src/(router|routeTree\\.gen)' },
      to: { circular: true },
    },
    {
      name: 'not-resolved',
      severity: 'error',
      from: { path: FOLDERS },
      to: { couldNotResolve: true, path: '^[#.]' },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: { path: FOLDERS, pathNot: 'routeTree\\.gen|startup/hydration-routes' },
      to: { path: '^(src|sw|server|domain|api|device)/.*/index\\.tsx?$' },
    },
    layer('openapi-imports-nothing', '^openapi/', '^openapi/'),
    layer('domain-imports-nothing', '^domain/', '^domain/'),
    layer('api-imports-contract-and-domain', '^api/', '^(api|domain|openapi/generated)/'),
    layer('device-imports-domain', '^device/', `^(device|domain)/|${OFFLINE_CALLS}`),
    layer(
      'pwa-and-vendors-import-domain-and-device',
      '^src/(pwa|vendors)/',
      '^(src/(pwa|vendors)|domain|device)/',
    ),
    layer('strings-import-domain', '^src/strings/', '^(src/strings|domain)/'),
    layer('content-imports-domain', '^src/content/', '^(src/content|domain)/'),
    layer('ui-imports-strings-alone', '^src/ui/', '^(src/(ui|strings)/|domain/(api-error|addresses))'),
    layer('state-imports-adapters', '^src/state/', `^(src/(state|strings)|${ADAPTERS})/`),
    layer(
      'components-import-ui-and-state',
      '^src/components/',
      '^(src/(components|ui|state|strings)|domain)/',
    ),
    layer(
      'features-never-import-features',
      // These three folders hold features that readers use one after the other.
      '^src/features/((?:account|entrance|purchases)/[^/]+|[^/]+)/',
      `^(src/(features/$1|components|ui|state|strings|content)|${ADAPTERS})/`,
    ),
    layer(
      'shell-imports-features',
      '^src/shell/',
      `^(src/(shell|features|components|ui|state|strings|content)|${ADAPTERS})/`,
    ),
    {
      name: 'nobody-imports-routes',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(routeTree\\.gen|routes/|router|startup/hydration-routes)' },
      to: { path: '^src/routes/' },
    },
    layer('worker-imports-adapters', '^sw/', `^(sw|api|device|domain)/|${OFFLINE_CALLS}`),
    ...Object.entries(WORKER).map(([name, below]) => worker(name, below)),
    layer(
      'worker-folders-are-listed',
      `^sw/(?!(${Object.keys(WORKER).join('|')})/)[^/]+/`,
      '^(api|device|domain)/',
    ),
    layer('server-never-imports-the-page', '^server/', '^(server|domain|api|openapi/generated)/'),
    wing('base', []),
    wing('newsroom', ['base']),
    wing('accounts', ['newsroom', 'base']),
    wing('sales', ['accounts', 'base']),
    wing('outgoing', ['accounts', 'newsroom', 'base']),
    wing('help', ['accounts', 'base']),
    wing('assistant', ['accounts', 'newsroom', 'base']),
    wing('press-review', ['accounts', 'newsroom', 'base']),
    wing('operations', [
      'accounts',
      'assistant',
      'help',
      'newsroom',
      'outgoing',
      'press-review',
      'sales',
      'base',
    ]),
    wing('web', ['accounts', 'assistant', 'help', 'newsroom', 'outgoing', 'press-review', 'sales', 'base']),
    {
      name: 'handlers-import-types-of-http',
      severity: 'error',
      from: { path: '^server/web/apis/', pathNot: TESTS },
      to: {
        path: '^server/web/',
        pathNot: '^server/web/(apis|gate|http/(handler|answer-bodies))',
      },
    },
    {
      name: 'clips-alone-read-press-texts',
      severity: 'error',
      from: { path: FOLDERS, pathNot: ['^server/press-review/clips/', TESTS, '^tests/'] },
      to: { path: '^server/press-review/db/press-texts' },
    },
    {
      name: 'sending-imports-nothing-of-readers',
      severity: 'error',
      from: { path: '^server/outgoing/push/sending/', pathNot: TESTS },
      to: { path: '^server/outgoing/', pathNot: '^server/outgoing/push/(sending/|vapid|read-subscription)' },
    },
    only('openapi-fetch-in-api', 'openapi-fetch', '^api/'),
    only('dexie-in-device', 'dexie', '^device/'),
    only('jotai-in-state', 'jotai', '^src/state/'),
    only('workbox-window-in-pwa', 'workbox-window', '^src/pwa/'),
    only('workbox-in-sw', 'workbox-(?!window)[a-z-]+', '^sw/'),
    only('tars-of-backups', 'modern-tar', '^server/operations/backup/'),
    only('previews-by-resvg', '@resvg', '^server/newsroom/previews/'),
    only('holidays-on-the-server', 'date-holidays', '^server/help/pages/'),
    only('italian-places-on-the-server', 'codice-fiscale-js', '^server/accounts/profile/'),
    only('database-drivers-in-server-db', '@electric-sql|pg', '^server/'),
    // Resolving an import of this package is slow: drizzle.ts there exports it.
    only('drizzle-in-base-db', 'drizzle-orm', '^server/base/db/'),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
