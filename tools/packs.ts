/**
 * Which files of the build a new worker fetches in one, by the names of their chunks in `.vite/manifest.json`; those of a
 * route are named by its file in `src/routes`. Pages with which most visits begin have loaded a pack whole or nothing of
 * it, so that none that is fetched brings anything twice. Every pack is a request: wherever a visit begins there are twelve
 * with the shells and the standing answers, and no more.
 */
const PACKS: Record<string, readonly string[]> = {
  // What every page has loaded once the page is idle.
  everywhere: [
    ...['react', 'app', 'entry-browser', 'rolldown-runtime', 'idle-start', 'routes', 'calls', 'lists'],
    ...[
      'account-origin',
      'account-site',
      'alerts',
      'background-sync',
      'chat',
      'clients',
      'connection',
      'consent',
    ],
    ...[
      'db',
      'fallback-pages',
      'dist',
      'downloads',
      'downloads-repository',
      'errors',
      'form-fields',
      'forget-other-accounts',
    ],
    ...['forget-reader', 'help', 'install', 'keep-focus-inside', 'legal-pages', 'live-burger-menu'],
    ...['live-notices', 'measure', 'menu-badges', 'messages-repository', 'notice-icon', 'notices'],
    ...[
      'notices-repository',
      'outbox',
      'own-to-device',
      'reader',
      'search-address',
      'session',
      'session-token',
    ],
    ...[
      'session-watch',
      'skeleton',
      'strings',
      'toast-button',
      'update-offer',
      'page-visibility',
      'visitor-drafts',
    ],
    ...['opened-repository', 'skip-stale', 'workbox-window.prod.es5'],
  ],
  article: [
    ...['article-route-screen', 'deferred-parts', 'favourites', 'favourites-repository'],
    'routes/articolo.{-$id}.{-$titolo}',
  ],
  home: ['front-page-hero.module', 'cover-skeleton', 'routes/index'],
  edition: ['routes/edizione.$edizione.{-$date}'],
  // Of the front page, an edition and the search.
  covers: ['covers', 'page-api'],
  section: ['section-head-data', 'routes/sezione.{-$titolo}.{-$date}.{-$id_edizione}.{-$id}'],
  search: ['notice', 'print-facts', 'recent-searches-repository', 'segments', 'routes/ricerca.{-$query}'],
  account: [
    ...['account', 'account-areas', 'alerts-device', 'consents', 'drafts', 'entrance', 'follow-session'],
    ...['follows', 'live-account', 'provinces', 'session-mirror', 'showcase', 'switch', 'toast-removal'],
    'routes/user.profile.index',
  ],
};

/** Where few visits begin, and what few readers ever come by, as the press review of those who have signed in before. */
const OTHERS = 'others';

export const packOf = (chunk: string): string =>
  Object.keys(PACKS).find((pack) => PACKS[pack]?.includes(chunk)) ?? OTHERS;
