/** A page may stay open while this many newer releases come. */
const EARLIER_RELEASES = 2;

/** Paths of the files a release is made of. */
export type Release = readonly string[];

/** The releases whose files are held from now on, newest first. A release that comes back moves to the front. */
export function releasesAfter(current: Release, earlier: readonly Release[]): Release[] {
  const others = earlier.filter((release) => !isSame(release, current));
  return [current, ...others].slice(0, 1 + EARLIER_RELEASES);
}

/** Files that no held release is made of. */
export function retiredFiles(held: readonly string[], releases: readonly Release[]): string[] {
  const needed = new Set(releases.flat());
  return held.filter((path) => !needed.has(path));
}

const isSame = (a: Release, b: Release) => a.length === b.length && a.every((path) => b.includes(path));
