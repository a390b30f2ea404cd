import { CACHES } from '#device/cache-names.ts';
import { IMMUTABLE, type Pack, TEXT_TYPES } from '#domain/build-files.ts';
import { matchCache } from '../caches/match-cache.ts';
import { isSound, placesIn } from './packs.ts';

/** Cache address of the list of packs; no page can request it. */
const PACKS = '/packs';

/** Packs that are cached or being fetched, of this release and of earlier ones, newest first. */
export async function knownPacks(): Promise<Pack[]> {
  const stored = await matchCache(CACHES.shell, PACKS);
  return ((await stored?.json().catch(() => null)) as Pack[] | null) ?? [];
}

export async function writePacks(packs: readonly Pack[]): Promise<void> {
  await (await caches.open(CACHES.shell)).put(PACKS, Response.json(packs));
}

/** The known packs that are cached. */
export async function cachedPacks(): Promise<Pack[]> {
  const kept = await (await caches.open(CACHES.assets)).keys();
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
  return (await knownPacks()).filter(({ path }) => paths.has(path));
}

/**
 * Adds cached packs that are missing in the list again: the list is in a cache of its own, which may have been deleted.
 */
export async function listAgain(packs: readonly Pack[]): Promise<void> {
  const known = await knownPacks();
  const unlisted = packs.filter(({ path }) => known.every((pack) => pack.path !== path));
  const lying = await Promise.all(unlisted.map(({ path }) => matchCache(CACHES.assets, path)));
  const found = unlisted.filter((_, at) => lying[at]);
  if (found.length > 0) await writePacks([...found, ...known]);
}

/** Deletes packs that differ in any byte from what the list says. */
export async function dropDamaged(packs: readonly Pack[]): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  for (const pack of packs) {
    const copy = await cache.match(pack.path);
    const body = await copy?.arrayBuffer().catch(() => null);
    if (!copy || (body && (await isSound(body, pack)))) continue;
    opened.delete(pack.path);
    await cache.delete(pack.path);
  }
}

/** Caches a pack as it arrived: storing every file by itself takes a phone longer than fetching it. */
export const cachePack = async ({ path }: Pack, body: ArrayBuffer): Promise<void> =>
  (await caches.open(CACHES.assets)).put(path, new Response(body));

type Place = { pack: string; begin: number; end: number };

/** Places of files in packs, as far as this worker has read them. */
let places = new Map<string, Place>();

async function findPlaces(): Promise<Map<string, Place>> {
  const packs = await cachedPacks();
  return new Map(
    packs.flatMap((pack) =>
      placesIn(pack).map(({ path, ...place }) => [path, { ...place, pack: pack.path }]),
    ),
  );
}

/** Whether a file of the build is cached, by itself or in a pack. */
export async function isCachedFile(path: string): Promise<boolean> {
  if (await matchCache(CACHES.assets, path)) return true;
  const find = async () => {
    const place = places.get(path);
    return place !== undefined && (await matchCache(CACHES.assets, place.pack)) !== undefined;
  };
  if (await find()) return true;
  places = await findPlaces().catch(() => new Map());
  return await find();
}

/** Response for a file of the build from its pack, as the server would have sent it. */
export async function fileInPack(path: string): Promise<Response | undefined> {
  const found = await takeOut(path, places.get(path));
  if (found) return found;
  // Another worker may have added or deleted packs since.
  places = await findPlaces().catch(() => new Map());
  return await takeOut(path, places.get(path));
}

/** Packs that this worker has opened: a page requests many files of one. */
const opened = new Map<string, Blob>();

async function openPack(path: string): Promise<Blob | undefined> {
  const blob = opened.get(path) ?? (await (await matchCache(CACHES.assets, path))?.blob());
  if (blob) opened.set(path, blob);
  return blob;
}

async function takeOut(path: string, place: Place | undefined): Promise<Response | undefined> {
  const pack = place && (await openPack(place.pack));
  if (!pack) return undefined;
  const type = TEXT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '';
  const body = pack.slice(place.begin, place.end, type);
  const headers = { 'content-type': type, 'cache-control': IMMUTABLE, 'x-content-type-options': 'nosniff' };
  return new Response(body, { headers });
}
