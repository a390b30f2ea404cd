import { CACHES } from '#device/cache-names.ts';
import { IMMUTABLE, type Pack, TEXT_TYPES } from '#domain/build-files.ts';
import { copyIn } from './copy-in.ts';
import { placesIn } from './packs.ts';

/** Where the list of packs lies; no page can ask for it. */
const PACKS = '/packs';

/** Packs that are held or on their way, of this release and of earlier ones, newest first. */
export async function knownPacks(): Promise<Pack[]> {
  const stored = await copyIn(CACHES.shell, PACKS);
  return stored ? ((await stored.json()) as Pack[]) : [];
}

export async function writePacks(packs: readonly Pack[]): Promise<void> {
  await (await caches.open(CACHES.shell)).put(PACKS, Response.json(packs));
}

/** Those of them that have come. */
export async function heldPacks(): Promise<Pack[]> {
  const kept = await (await caches.open(CACHES.assets)).keys();
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
  return (await knownPacks()).filter(({ path }) => paths.has(path));
}

/** Keeps a pack as it came: to lay every file of it by itself costs a phone more than to fetch it. */
export const keepPack = async ({ path }: Pack, body: ArrayBuffer): Promise<void> =>
  (await caches.open(CACHES.assets)).put(path, new Response(body));

type Place = { pack: string; begin: number; end: number };

/** Where files lie, as far as this worker has looked. */
let places = new Map<string, Place>();

async function findPlaces(): Promise<Map<string, Place>> {
  const packs = await heldPacks();
  return new Map(
    packs.flatMap((pack) =>
      placesIn(pack).map(({ path, ...place }) => [path, { ...place, pack: pack.path }]),
    ),
  );
}

/** A file of the build out of its pack, as the server would have sent it. */
export async function fileInPack(path: string): Promise<Response | undefined> {
  const found = await takeOut(path, places.get(path));
  if (found) return found;
  // Another worker may have brought packs since, or thrown some away.
  places = await findPlaces();
  return await takeOut(path, places.get(path));
}

/** Packs that files were taken out of in this worker's life: a page asks for many files of one. */
const opened = new Map<string, Blob>();

async function openPack(path: string): Promise<Blob | undefined> {
  const blob = opened.get(path) ?? (await (await copyIn(CACHES.assets, path))?.blob());
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
