import type { Pack } from '#domain/build-files.ts';

/**
 * Maximum number of files that are fetched one by one instead of in packs: after a small release packs would
 * repeat much that is cached already.
 */
export const MAX_SINGLE_FILES = 10;

type Requests = {
  packs: Pack[];
  /** Packs that are put together of their files, because pages have loaded the greater part. */
  fromFiles: Pack[];
  /** Other files in the browser's cache, because a page has loaded them. */
  inBrowserCache: string[];
  singles: string[];
};

/**
 * Chooses the requests for the missing files. A pack of which pages have loaded the greater part is not fetched: if
 * nothing of it is cached yet, it is put together of its files.
 */
export function chooseRequests(
  missing: readonly string[],
  loaded: ReadonlySet<string>,
  packs: readonly Pack[],
): Requests {
  const isMissing = new Set(missing);
  const toTransfer = new Set(missing.filter((path) => !loaded.has(path)));
  const fetched = packs.filter(
    ({ files }) => 2 * sizeOf(files.filter(({ path }) => toTransfer.has(path))) > sizeOf(files),
  );
  const fromFiles = packs.filter(
    (pack) => !fetched.includes(pack) && pathsIn(pack).every((path) => isMissing.has(path)),
  );
  const packed = new Set([...fetched, ...fromFiles].flatMap(pathsIn));
  const others = missing.filter((path) => !packed.has(path));
  return {
    packs: fetched,
    fromFiles,
    inBrowserCache: others.filter((path) => loaded.has(path)),
    singles: others.filter((path) => !loaded.has(path)),
  };
}

export const pathsIn = ({ files }: Pack): string[] => files.map(({ path }) => path);

const sizeOf = (files: Pack['files']) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Positions of the files in a pack: the first byte of each, and the one after its last. */
export function positionsIn({ files }: Pack): { path: string; begin: number; end: number }[] {
  let end = 0;
  return files.map(({ path, bytes }) => {
    const begin = end;
    end += bytes;
    return { path, begin, end };
  });
}

/** Whether every file in a pack is byte for byte what the list says. */
export async function isIntact(body: ArrayBuffer, pack: Pack): Promise<boolean> {
  if (body.byteLength !== sizeOf(pack.files)) return false;
  const digests = positionsIn(pack).map(({ begin, end }) => hashOf(new Uint8Array(body, begin, end - begin)));
  const computed = await Promise.all(digests);
  return pack.files.every(({ sha256 }, index) => sha256 === computed[index]);
}

async function hashOf(file: Uint8Array<ArrayBuffer>): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', file))));
}

/** The packs, newest first, that are still needed for a file that is cached neither by itself nor in a newer pack. */
export function packsInUse(
  packs: readonly Pack[],
  needed: readonly string[],
  singles: readonly string[],
): Pack[] {
  const remaining = new Set(needed);
  for (const path of singles) remaining.delete(path);
  return packs.filter((pack) => pathsIn(pack).filter((path) => remaining.delete(path)).length > 0);
}
