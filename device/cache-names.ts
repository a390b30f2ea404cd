const OURS = 'edicola-';

/**
 * Names of the worker's caches. Each paper has its own origin, so the names do not contain it. The version number grows
 * when newer code can no longer read older contents.
 */
export const CACHES = {
  /** Scripts, styles, fonts and drawings of the build, including those of the last releases. */
  assets: `${OURS}assets-v1`,
  /** The app shell of this paper, and the list of files of each release. */
  shell: `${OURS}shell-v1`,
  /** Answers of the newsstand's API. */
  issueData: `${OURS}issue-data-v1`,
  /** Answers of the last searches. */
  searches: `${OURS}searches-v1`,
  pictures: `${OURS}pictures-v1`,
  /** Icons, wordmarks and manifest. */
  brandFiles: `${OURS}brand-files-v1`,
  /** Downloaded issues in their public version. */
  editions: `${OURS}editions-v1`,
} as const;

const PRIVATE = `${OURS}private-v1-`;
const PRIVATE_READING = `${OURS}private-reading-v1-`;

/** Name of the cache with an account's downloaded issues; with an empty name, of the public ones. OFF-06 */
export const editionsCacheOf = (owner: string): string =>
  owner === '' ? CACHES.editions : PRIVATE + encodeURIComponent(owner);

/** Name of the cache with API answers for an account; with an empty name, of the public ones. OFF-02, OFF-06 */
export const readingCacheOf = (owner: string): string =>
  owner === '' ? CACHES.issueData : PRIVATE_READING + encodeURIComponent(owner);

/** The owner of a private cache; null for any other cache. */
export function ownerOfCache(name: string): string | null {
  const prefix = [PRIVATE_READING, PRIVATE].find((one) => name.startsWith(one));
  return prefix === undefined ? null : decodeURIComponent(name.slice(prefix.length));
}

/** Whether a cache belongs to an earlier version of this app and is no longer used. */
export const isOutdatedCache = (name: string): boolean =>
  name.startsWith(OURS) && ownerOfCache(name) === null && !Object.values<string>(CACHES).includes(name);
