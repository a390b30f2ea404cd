/** The parts of a contract's operations that concern offline use. */
export type OfflineContract = {
  paths: Record<string, Record<string, { operationId: string; 'x-offline'?: string }>>;
};

/** A regular expression that matches these paths, whatever their parameters are. */
function patternOf(paths: readonly string[]): string {
  if (paths.length === 0) return '/(?!)/';
  const patterns = paths.map((path) => path.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^/]+'));
  return `/^(?:${patterns.join('|')})$/`;
}

/**
 * Source of the module by which worker and page distinguish kinds of calls, generated from `x-offline`. The worker
 * handles only GET calls of the newsstand's own origin.
 */
export function offlineCallsModule(contracts: readonly OfflineContract[]): string {
  const readCalls = contracts.flatMap(({ paths }) =>
    Object.entries(paths).map(([path, { get }]) => ({ path, offline: get?.['x-offline'] })),
  );
  const pathsOf = (...kinds: string[]) =>
    readCalls.flatMap(({ path, offline }) => (kinds.includes(offline ?? '') ? [path] : [])).sort();
  const quoted = (kind: string) => pathsOf(kind).map((path) => `'${path}'`);
  return `/* Generated from openapi/*.yaml: change those files, then \`npm run generate\`. */

/** Calls that are answered with the last answer if the network does not answer in time. */
export const CACHED = ${patternOf(pathsOf('cached', 'precached', 'downloaded'))};

/** The same for searches, of which only the last are cached. */
export const SEARCH = ${patternOf(pathsOf('search'))};

/** Calls that read an account's press review. */
export const PRESS_READ = ${patternOf(pathsOf('press-read'))};

/** Calls for parts of the review that several people edit. */
export const PRESS_WORK = ${patternOf(pathsOf('press-work'))};

/** Calls whose answers are fetched when the worker is installed. */
export const PRECACHED: readonly string[] = [${quoted('precached').join(', ')}];

/** Calls that are answered from downloaded issues. */
export type DownloadedCall = ${quoted('downloaded').join(' | ')};
`;
}
