/**
 * Which chunks a new worker fetches in one file. Pages with which most visits begin have loaded a pack whole or nothing of
 * it, so that none that is fetched brings anything twice. Every pack is a request: wherever a visit begins there are twelve
 * with the shells and the standing answers, and no more.
 */
const PACKS: Record<string, readonly string[]> = {
  // What every page has loaded once the page is idle.
  everywhere: [
    ...[
      'react',
      'entry-browser',
      'rolldown-runtime',
      'db',
      'calls',
      'lists',
      'routes',
      'find',
      'state',
      'download',
    ],
    ...['session', 'idle', 'alerts', 'forget', 'chat', 'support-chat', 'build', 'errors', 'fallback-pages'],
    ...['downloads-repository', 'messages-repository', 'notices-repository'],
  ],
  article: ['article', 'deferred-parts', 'saved', 'opened'],
  home: ['newsstand'],
  edition: ['issue'],
  // Of the front page, an edition and the search.
  covers: ['covers', 'network'],
  section: ['section'],
  search: ['search'],
  account: ['account', 'device-alerts', 'entrance', 'live-account', 'session-mirror'],
};

/** Where few visits begin, and what few readers ever come by, as the press review of those who have signed in before. */
const OTHERS = 'others';

export const packOf = (chunk: string): string =>
  Object.keys(PACKS).find((pack) => PACKS[pack]?.includes(chunk)) ?? OTHERS;
