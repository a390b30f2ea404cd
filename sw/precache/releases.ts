/** A page may stay open over this number of newer releases. */
const EARLIER_RELEASES = 2;

/** Paths of the files a release is made of. */
export type Release = readonly string[];

/**
 * The releases of which pages may be open, newest first, while `next` waits. It may never become active: a page that
 * the server rendered with it may be open all the same when the one after it does. OFF-04
 */
export function releasesWith(next: Release, known: readonly Release[]): Release[] {
  return [next, ...known.filter((release) => !isSame(release, next))];
}

/** The releases whose files are cached from now on, newest first. A release that comes back moves to the front. */
export function releasesAfter(current: Release, known: readonly Release[]): Release[] {
  return releasesWith(current, known).slice(0, 1 + EARLIER_RELEASES);
}

/** Cached files that belong to none of these releases. */
export function retiredFiles(cached: readonly string[], releases: readonly Release[]): string[] {
  const needed = new Set(releases.flat());
  return cached.filter((path) => !needed.has(path));
}

const isSame = (a: Release, b: Release) => a.length === b.length && a.every((path) => b.includes(path));
