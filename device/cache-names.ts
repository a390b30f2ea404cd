const OURS = 'edicola-';

/**
 * Caches of the worker. Each paper is an origin of its own, so they need not name it. The number grows when newer code
 * can no longer read what an older one kept.
 */
export const CACHES = {
  /** Scripts, styles, fonts and drawings of the build, the last releases' included. */
  assets: `${OURS}assets-v1`,
  /** The empty page of this paper, and which files each release is made of. */
  shell: `${OURS}shell-v1`,
  /** What the newsstand's calls answered. */
  issueData: `${OURS}issue-data-v1`,
  /** What the last searches found. */
  searches: `${OURS}searches-v1`,
  pictures: `${OURS}pictures-v1`,
  /** Icons, wordmarks and manifest. */
  brandFiles: `${OURS}brand-files-v1`,
  /** Issues that were downloaded whole, as anybody may read them. */
  editions: `${OURS}editions-v1`,
} as const;

const PRIVATE = `${OURS}private-v1-`;
const PRIVATE_READING = `${OURS}private-reading-v1-`;

/** Where the downloaded issues of an account lie, or of everybody where the name is empty. OFF-06 */
export const editionsCacheOf = (owner: string): string =>
  owner === '' ? CACHES.editions : PRIVATE + encodeURIComponent(owner);

/** What the newsstand's calls answered an account, or everybody where the name is empty. OFF-02, OFF-06 */
export const readingCacheOf = (owner: string): string =>
  owner === '' ? CACHES.issueData : PRIVATE_READING + encodeURIComponent(owner);

/** Whose private cache this is; null for any other. */
export function ownerOfCache(name: string): string | null {
  const prefix = [PRIVATE_READING, PRIVATE].find((one) => name.startsWith(one));
  return prefix === undefined ? null : decodeURIComponent(name.slice(prefix.length));
}

/** A cache of ours that today's code does not know: an earlier version's. */
export const isOutdatedCache = (name: string): boolean =>
  name.startsWith(OURS) && ownerOfCache(name) === null && !Object.values<string>(CACHES).includes(name);
