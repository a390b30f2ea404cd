import { CACHES } from '#device/cache-names.ts';
import { isAsset } from '#device/cached-addresses.ts';
import type { Pack } from '#domain/build-files.ts';
import { cachedPacks, cachePack, knownPacks, relistCachedPacks, writePacks } from './cached-packs.ts';
import { loadedByPages } from './loaded-by-pages.ts';
import { chooseRequests, isIntact, MAX_SINGLE_FILES, packsInUse, pathsIn } from './packs.ts';
import { type Release, releasesAfter, releasesWith, retiredFiles } from './releases.ts';

/** Cache address of the list of releases; no page can request it. */
const RELEASES = '/releases';

/** Fonts are cached when a page uses them, because a first visit should stay light. */
const isFont = (path: string) => path.endsWith('.woff2');

/** Files that an active worker has of its own release, whatever pages have used. */
export const installedFiles = (files: Release): string[] => files.filter((path) => !isFont(path));

/**
 * Maximum number of requests at the same time: enough to use a network with high latency, and few enough for
 * the reader's own requests.
 */
const MAX_CONCURRENT = 4;

/**
 * Fetches the files of the app: in packs, or one by one if a release has changed only a few. Files that an open page
 * has loaded come from the browser's cache; files that an earlier release shares are cached already.
 * @throws TypeError if a file cannot be loaded; those that arrived stay for the next attempt.
 */
export async function cacheBuildFiles(files: Release, packs: readonly Pack[]): Promise<void> {
  // Written before the files are fetched: otherwise a worker that is activated meanwhile would delete them as unused.
  await writeReleases(releasesWith(files, await readReleases()));
  const cache = await caches.open(CACHES.assets);
  const cached = await cachedFiles(cache);
  const missing = installedFiles(files).filter((path) => !cached.has(path));
  if (missing.length <= MAX_SINGLE_FILES) {
    await cacheRequests(cache, missing, missing);
    return;
  }
  const requests = chooseRequests(missing, await loadedByPages(), packs);
  const coming = [...requests.packs, ...requests.fromFiles];
  const older = (await knownPacks()).filter(({ path }) => coming.every((pack) => pack.path !== path));
  await writePacks([...coming, ...older]);
  await Promise.all([
    cache.addAll(requests.inBrowserCache),
    cacheRequests(
      cache,
      [
        ...requests.fromFiles.map((pack) => ({ pack, load: loadFiles })),
        ...requests.packs.map((pack) => ({ pack, load: loadPack })),
        ...requests.singles,
      ],
      missing,
    ),
  ]);
}

/**
 * Fetches what is missing of a release that was cached before, and writes the list of packs again if it was lost.
 * OFF-01
 */
export async function repairBuildFiles(files: Release, packs: readonly Pack[]): Promise<void> {
  await relistCachedPacks(packs);
  const cached = await cachedFiles(await caches.open(CACHES.assets));
  const isWhole = installedFiles(files).every((path) => cached.has(path));
  if (isWhole && (await readReleases()).length > 0) return;
  await cacheBuildFiles(files, packs);
}

/** Files that are cached by themselves or in a pack. */
async function cachedFiles(cache: Cache): Promise<Set<string>> {
  return new Set([...(await pathsOf(cache)), ...(await cachedPacks()).flatMap(pathsIn)]);
}

/**
 * Fetches and caches packs and files. If a pack cannot be loaded, those of its files that are `missing` are
 * fetched one by one.
 */
async function cacheRequests(
  cache: Cache,
  requests: readonly (PackRequest | string)[],
  missing: readonly string[],
): Promise<void> {
  const remaining = [...requests];
  const fetchRemaining = async () => {
    for (let next = remaining.shift(); next !== undefined; next = remaining.shift()) {
      if (typeof next === 'string') await cacheFile(cache, next);
      else if (!(await cachePackIfSound(next).catch(() => false)))
        remaining.push(...pathsIn(next.pack).filter((path) => missing.includes(path)));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, fetchRemaining));
}

/** A pack, and how its contents are loaded. */
type PackRequest = { pack: Pack; load: (pack: Pack) => Promise<ArrayBuffer> };

/** False if the server has no such pack, or sends another one. */
async function cachePackIfSound({ pack, load }: PackRequest): Promise<boolean> {
  const body = await load(pack);
  if (!(await isIntact(body, pack))) return false;
  await cachePack(pack, body);
  return true;
}

// Only the worker requests packs, so the browser need not cache them too.
const loadPack = async ({ path }: Pack): Promise<ArrayBuffer> =>
  (await fetchFile(path, { cache: 'no-store' })).arrayBuffer();

/** The contents of a pack from its files, most of which are in the browser's cache. */
async function loadFiles(pack: Pack): Promise<ArrayBuffer> {
  const files: Uint8Array[] = [];
  // One after the other, so that no more than `MAX_CONCURRENT` requests are made at the same time.
  for (const path of pathsIn(pack)) files.push(new Uint8Array(await (await fetchFile(path)).arrayBuffer()));
  const body = new Uint8Array(files.reduce((sum, { length }) => sum + length, 0));
  let begin = 0;
  for (const file of files) {
    body.set(file, begin);
    begin += file.length;
  }
  return body.buffer;
}

const cacheFile = async (cache: Cache, path: string): Promise<void> => cache.put(path, await fetchFile(path));

/** @throws TypeError if the file cannot be loaded. */
async function fetchFile(path: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { priority: 'low', ...options });
  if (!answer.ok) throw new TypeError(`${path} was answered with ${answer.status}`);
  return answer;
}

const pathsOf = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Drops the files of releases that are too old for any open page. OFF-04 */
export async function deleteOldBuildFiles(current: Release): Promise<void> {
  const releases = releasesAfter(current, await readReleases());
  await writeReleases(releases);
  const cache = await caches.open(CACHES.assets);
  const paths = await pathsOf(cache);
  const singles = paths.filter(isAsset);
  const files = releases.flat();
  const needed = packsInUse(await cachedPacks(), files, singles).map(({ path }) => path);
  // Packs that are still being fetched belong to another worker.
  const isComing = (pack: Pack) =>
    !paths.includes(pack.path) && pathsIn(pack).some((path) => files.includes(path));
  await writePacks((await knownPacks()).filter((pack) => needed.includes(pack.path) || isComing(pack)));
  const packs = paths.filter((path) => !isAsset(path) && !needed.includes(path));
  for (const path of [...packs, ...retiredFiles(singles, releases)]) await cache.delete(path);
}

async function readReleases(): Promise<Release[]> {
  const stored = await (await caches.open(CACHES.shell)).match(RELEASES);
  return ((await stored?.json().catch(() => null)) as Release[] | null) ?? [];
}

async function writeReleases(releases: readonly Release[]): Promise<void> {
  await (await caches.open(CACHES.shell)).put(RELEASES, Response.json(releases));
}
