import { CACHES } from '#device/cache-names.ts';
import { type Release, releasesAfter, releasesWith, retiredFiles } from './releases.ts';

/** Where the list of releases lies; no page can ask for it. */
const RELEASES = '/releases';

/** Fonts are held when a page uses them: what was never read needs no type, and a first visit should stay light. */
const isFont = (path: string) => path.endsWith('.woff2');

/** As many files at a time: a line with a long way there and back is in use, and free for the reader's own requests. */
const AT_ONCE = 4;

/**
 * Fetches what the app is made of. What the first view has loaded comes out of the browser's cache, what an earlier
 * release had in common is here already.
 * @throws TypeError when a file cannot be had; those that came stay for the next attempt.
 */
export async function holdBuildFiles(files: Release): Promise<void> {
  // Before its files come: a worker that takes charge meanwhile must not take them for nobody's.
  await writeReleases(releasesWith(files, await readReleases()));
  const cache = await caches.open(CACHES.assets);
  const left = files.filter((path) => !isFont(path));
  const hold = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      if (!(await cache.match(path))) await cache.add(new Request(path, { priority: 'low' }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hold));
}

/** Drops the files of releases that are too old for any open page. OFF-04 */
export async function retireBuildFiles(current: Release): Promise<void> {
  const releases = releasesAfter(current, await readReleases());
  await writeReleases(releases);
  const cache = await caches.open(CACHES.assets);
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of retiredFiles(held, releases)) await cache.delete(path);
}

async function readReleases(): Promise<Release[]> {
  const stored = await (await caches.open(CACHES.shell)).match(RELEASES);
  return stored ? ((await stored.json()) as Release[]) : [];
}

async function writeReleases(releases: readonly Release[]): Promise<void> {
  await (await caches.open(CACHES.shell)).put(RELEASES, Response.json(releases));
}
