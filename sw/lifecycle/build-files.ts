import { CACHES } from '#device/cache-names.ts';
import { type Release, releasesAfter, retiredFiles } from './releases.ts';

/** Where the list of releases lies; no page can ask for it. */
const RELEASES = '/releases';

/** Fonts are held when a page uses them: what was never read needs no type, and a first visit should stay light. */
const isFont = (path: string) => path.endsWith('.woff2');

/**
 * Fetches what the app is made of, one file at a time: the reader's own requests come first. What the first view has
 * loaded comes out of the browser's cache, what an earlier release had in common is here already.
 * @throws TypeError when a file cannot be had; those that came stay for the next attempt.
 */
export async function holdBuildFiles(files: Release): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  for (const path of files) {
    if (!isFont(path) && !(await cache.match(path))) await cache.add(path);
  }
}

/** Drops the files of releases that are too old for any open page. OFF-04 */
export async function retireBuildFiles(current: Release): Promise<void> {
  const lists = await caches.open(CACHES.shell);
  const stored = await lists.match(RELEASES);
  const releases = releasesAfter(current, stored ? ((await stored.json()) as Release[]) : []);
  await lists.put(RELEASES, Response.json(releases));
  const cache = await caches.open(CACHES.assets);
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of retiredFiles(held, releases)) await cache.delete(path);
}
