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

/** A part of the server, and the parts below it that it may import. */
const wing = (name, below) =>
  floor(
    `server-${name}`,
    `^server/${name}/`,
    `^(server/(${[name, ...below].join('|')})|domain|api|openapi/generated)/`,
  );

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
    floor('server-never-imports-the-page', '^server/', '^(server|domain|api|openapi/generated)/'),
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
      name: 'handlers-know-their-call',
      severity: 'error',
      from: { path: '^server/web/apis/', pathNot: TESTS },
      to: {
        path: '^server/web/',
        pathNot: '^server/web/(apis|gate|http/(handler|attachment|event-stream|text-stream))',
      },
    },
    {
      name: 'clips-alone-read-their-texts',
      severity: 'error',
      from: { path: ROOMS, pathNot: ['^server/press-review/clips/', TESTS, '^tests/'] },
      to: { path: '^server/base/db/press-texts' },
    },
    {
      name: 'sending-knows-no-reader',
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
    only('database-drivers-in-server-db', '@electric-sql|pg|drizzle-orm', '^server/'),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|node_modules|server/operations/demo/art)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
