/**
 * Files of the build that a new worker fetches together as a pack, by the names of their chunks in
 * `.vite/manifest.json`; those of a route are named by its file in `src/routes`. Pages on which most visits begin have
 * loaded either a whole pack or nothing of it, so that no fetched pack contains files that the page has already loaded.
 * Every pack is a request: wherever a visit begins, there are at most twelve, with the app shells and the static
 * answers.
 */
const PACKS: Record<string, readonly string[]> = {
  // Chunks that every page has loaded once it is idle.
  everywhere: [
    'after-paint',
    'react',
    'entry-browser',
    'rolldown-runtime',
    'calls',
    'lists',
    'routes',
    'find',
    'state',
    'download',
    'session',
    'idle',
    'alerts',
    'forget',
    'chat',
    'support-chat',
    'build',
    'errors',
    'fallback-pages',
    'downloads-repository',
    'messages-repository',
    'notices-repository',
  ],
  article: ['article', 'deferred-parts', 'saved', 'opened'],
  home: ['newsstand'],
  edition: ['issue'],
  // Shared by the front page, an edition and the search.
  covers: ['covers', 'network'],
  section: ['section'],
  search: ['search'],
  // Loaded by readers who have not answered.
  question: ['consent-question'],
  account: ['account', 'device-alerts', 'entrance', 'live-account', 'session-mirror'],
};

/** Pages on which few visits begin, and pages for few readers, such as the press review. */
const OTHERS_PACK = 'others';

/** The chunks that a pack names; all others are packed together. */
export const NAMED_CHUNKS: readonly string[] = Object.values(PACKS).flat();

export const packOf = (chunk: string): string =>
  Object.keys(PACKS).find((pack) => PACKS[pack]?.includes(chunk)) ?? OTHERS_PACK;
