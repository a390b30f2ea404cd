/** What a contract says of its operations, as far as it is about what works without a network. */
export type OfflineContract = {
  paths: Record<string, Record<string, { operationId: string; 'x-offline'?: string }>>;
};

/** A regular expression that matches these paths, whatever their parameters are. */
function patternOf(paths: readonly string[]): string {
  if (paths.length === 0) return '/(?!)/';
  const each = paths.map((path) => path.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^/]+'));
  return `/^(?:${each.join('|')})$/`;
}

/**
 * The module by which worker and page tell calls from each other, written of `x-offline`. Only calls of the newsstand's own
 * origin are the worker's, and only reading.
 */
export function offlineCallsModule(contracts: readonly OfflineContract[]): string {
  const reading = contracts.flatMap(({ paths }) =>
    Object.entries(paths).map(([path, { get }]) => ({ path, offline: get?.['x-offline'] })),
  );
  const pathsOf = (...kinds: string[]) =>
    reading.flatMap(({ path, offline }) => (kinds.includes(offline ?? '') ? [path] : [])).sort();
  const quoted = (kind: string) => pathsOf(kind).map((path) => `'${path}'`);
  return `/* Generated from openapi/*.yaml: change those files, then \`npm run generate\`. */

/** Calls whose last answer stands in when the network does not answer in time. */
export const CACHED = ${patternOf(pathsOf('cached', 'precached', 'downloaded'))};

/** The same, of which only the last ones are kept. */
export const SEARCH = ${patternOf(pathsOf('search'))};

/** What an account reads of its press review. */
export const PRESS_READ = ${patternOf(pathsOf('press-read'))};

/** What is worked on in it, with others. */
export const PRESS_WORK = ${patternOf(pathsOf('press-work'))};

/** Calls whose answers are fetched when the worker is installed. */
export const PRECACHED: readonly string[] = [${quoted('precached').join(', ')}];

/** Calls that are answered from downloaded issues. */
export type DownloadedCall = ${quoted('downloaded').join(' | ')};
`;
}
