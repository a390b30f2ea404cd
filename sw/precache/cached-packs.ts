import { CACHES } from '#device/cache-names.ts';
import { IMMUTABLE, type Pack, TEXT_TYPES } from '#domain/build-files.ts';
import { matchCache } from '../caches/match-cache.ts';
import { isIntact, positionsIn } from './packs.ts';

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
  const requests = await (await caches.open(CACHES.assets)).keys();
  const paths = new Set(requests.map(({ url }) => new URL(url).pathname));
  return (await knownPacks()).filter(({ path }) => paths.has(path));
}

/**
 * Adds cached packs that are missing in the list again: the list is in a cache of its own, which may have been deleted.
 */
export async function relistCachedPacks(packs: readonly Pack[]): Promise<void> {
  const known = await knownPacks();
  const unlisted = packs.filter(({ path }) => known.every((pack) => pack.path !== path));
  const copies = await Promise.all(unlisted.map(({ path }) => matchCache(CACHES.assets, path)));
  const stillCached = unlisted.filter((_, index) => copies[index]);
  if (stillCached.length > 0) await writePacks([...stillCached, ...known]);
}

/** Deletes packs that differ in any byte from what the list says. */
export async function dropDamaged(packs: readonly Pack[]): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  for (const pack of packs) {
    const copy = await cache.match(pack.path);
    const body = await copy?.arrayBuffer().catch(() => null);
    if (!copy || (body && (await isIntact(body, pack)))) continue;
    opened.delete(pack.path);
    await cache.delete(pack.path);
  }
}

/** Caches a pack as it arrived: storing every file by itself takes a phone longer than fetching it. */
export const cachePack = async ({ path }: Pack, body: ArrayBuffer): Promise<void> =>
  (await caches.open(CACHES.assets)).put(path, new Response(body));

type FilePosition = { pack: string; begin: number; end: number };

/** Positions of files in the packs of the worker's own release. */
let ownPositions = new Map<string, FilePosition>();

/** Positions of files in all cached packs, as far as this worker has read them. */
let positions = new Map<string, FilePosition>();

/** Makes the packs of the worker's own release known, so that it need not read the list for them. */
export function rememberPacks(packs: readonly Pack[]): void {
  ownPositions = positionsOf(packs);
}

const positionsOf = (packs: readonly Pack[]): Map<string, FilePosition> =>
  new Map(
    packs.flatMap((pack) =>
      positionsIn(pack).map(({ path, ...place }) => [path, { ...place, pack: pack.path }]),
    ),
  );

const findPositions = async (): Promise<Map<string, FilePosition>> =>
  positionsOf(await cachedPacks().catch(() => []));

/** Positions of a file in the packs that this worker knows. */
const knownPositions = (path: string): FilePosition[] =>
  [ownPositions.get(path), positions.get(path)].filter((position) => position !== undefined);

/** Whether a file of the build is cached, by itself or in a pack. */
export async function isCachedFile(path: string): Promise<boolean> {
  if (await matchCache(CACHES.assets, path)) return true;
  const isInPack = async () => {
    for (const { pack } of knownPositions(path)) if (await matchCache(CACHES.assets, pack)) return true;
    return false;
  };
  if (await isInPack()) return true;
  positions = await findPositions();
  return await isInPack();
}

/** Response for a file of the build from a pack that this worker knows, as the server would have sent it. */
export async function fileInKnownPack(path: string): Promise<Response | undefined> {
  for (const position of knownPositions(path)) {
    const file = await readFromPack(path, position);
    if (file) return file;
  }
  return undefined;
}

/** The same from any cached pack. */
export async function fileInPack(path: string): Promise<Response | undefined> {
  const file = await fileInKnownPack(path);
  if (file) return file;
  // Another worker may have added or deleted packs since.
  positions = await findPositions();
  return await fileInKnownPack(path);
}

/** Packs that this worker has opened: a page requests many files of one. */
const opened = new Map<string, Blob>();

async function openPack(path: string): Promise<Blob | undefined> {
  const blob = opened.get(path) ?? (await (await matchCache(CACHES.assets, path))?.blob());
  if (blob) opened.set(path, blob);
  return blob;
}

async function readFromPack(path: string, position: FilePosition): Promise<Response | undefined> {
  const pack = await openPack(position.pack);
  if (!pack) return undefined;
  const type = TEXT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '';
  const body = pack.slice(position.begin, position.end, type);
  const headers = { 'content-type': type, 'cache-control': IMMUTABLE, 'x-content-type-options': 'nosniff' };
  return new Response(body, { headers });
}
