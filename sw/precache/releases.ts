/** Number of earlier releases whose files stay cached, for pages that have been open since. */
const MAX_EARLIER_RELEASES = 2;

/** Paths of the files a release is made of. */
export type Release = readonly string[];

/**
 * The releases of which pages may be open, newest first, while `next` is installed and waits. `next` stays in
 * the list although it may never become active: pages that the server rendered with it may still be open when
 * a later release becomes active. OFF-04
 */
export function releasesWith(next: Release, earlier: readonly Release[]): Release[] {
  return [next, ...earlier.filter((release) => !isSame(release, next))];
}

/** The releases whose files are cached from now on, newest first. A release that comes back moves to the front. */
export function releasesAfter(current: Release, earlier: readonly Release[]): Release[] {
  return releasesWith(current, earlier).slice(0, 1 + MAX_EARLIER_RELEASES);
}

/** Cached files that belong to none of these releases. */
export function retiredFiles(cached: readonly string[], releases: readonly Release[]): string[] {
  const needed = new Set(releases.flat());
  return cached.filter((path) => !needed.has(path));
}

const isSame = (a: Release, b: Release) => a.length === b.length && a.every((path) => b.includes(path));
