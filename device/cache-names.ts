const CACHE_PREFIX = 'edicola-';

/**
 * Names of the worker's caches. Each paper has its own origin, so the names do not contain it. The version number grows
 * when newer code can no longer read older contents.
 */
export const CACHES = {
  /** Scripts, styles, fonts and drawings of the build, including those of the last releases. */
  assets: `${CACHE_PREFIX}assets-v1`,
  /** The app shell of this paper, and the list of files of each release. */
  shell: `${CACHE_PREFIX}shell-v1`,
  /** Answers of the newsstand's API that are the same for everybody. */
  issueData: `${CACHE_PREFIX}issue-data-v1`,
  /** Answers of the last searches. */
  searches: `${CACHE_PREFIX}searches-v1`,
  pictures: `${CACHE_PREFIX}pictures-v1`,
  /** Icons, wordmarks and manifest. */
  brandFiles: `${CACHE_PREFIX}brand-files-v1`,
  /** Downloaded issues in their public version; `editions` is the stored name. */
  downloadedIssues: `${CACHE_PREFIX}editions-v1`,
} as const;

const PRIVATE_DOWNLOADS_PREFIX = `${CACHE_PREFIX}private-v1-`;
const PRIVATE_ANSWERS_PREFIX = `${CACHE_PREFIX}private-reading-v1-`;

/**
 * Name of the cache with an account's downloaded issues; for an empty owner, that of the public ones. OFF-06
 */
export const downloadsCacheOf = (owner: string): string =>
  owner === '' ? CACHES.downloadedIssues : PRIVATE_DOWNLOADS_PREFIX + encodeURIComponent(owner);

/**
 * Name of the cache with API answers for an account; for an empty owner, that of the answers for everybody.
 * OFF-02, OFF-06
 */
export const answersCacheOf = (owner: string): string =>
  owner === '' ? CACHES.issueData : PRIVATE_ANSWERS_PREFIX + encodeURIComponent(owner);

/** The owner of a private cache; null for any other cache. */
export function ownerOfCache(name: string): string | null {
  const prefix = [PRIVATE_ANSWERS_PREFIX, PRIVATE_DOWNLOADS_PREFIX].find((candidate) =>
    name.startsWith(candidate),
  );
  return prefix === undefined ? null : decodeURIComponent(name.slice(prefix.length));
}

/** Whether a cache belongs to an earlier version of this app and is no longer used. */
export const isOutdatedCache = (name: string): boolean =>
  name.startsWith(CACHE_PREFIX) &&
  ownerOfCache(name) === null &&
  !Object.values<string>(CACHES).includes(name);
