/** A page may stay open while this many newer releases come. */
const EARLIER_RELEASES = 2;

/** Paths of the files a release is made of. */
export type Release = readonly string[];

/**
 * The releases that pages may be open of, newest first, while `next` waits for its turn. It may never come: a page that
 * the server made of it is open all the same when the one after it takes over. OFF-04
 */
export function releasesWith(next: Release, known: readonly Release[]): Release[] {
  return [next, ...known.filter((release) => !isSame(release, next))];
}

/** The releases whose files are cached from now on, newest first. A release that comes back moves to the front. */
export function releasesAfter(current: Release, known: readonly Release[]): Release[] {
  return releasesWith(current, known).slice(0, 1 + EARLIER_RELEASES);
}

/** Files that no such release is made of. */
export function retiredFiles(cached: readonly string[], releases: readonly Release[]): string[] {
  const needed = new Set(releases.flat());
  return cached.filter((path) => !needed.has(path));
}

const isSame = (a: Release, b: Release) => a.length === b.length && a.every((path) => b.includes(path));
