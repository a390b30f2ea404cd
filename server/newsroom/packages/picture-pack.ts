import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Picture } from '#domain/newsstand.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { sha256 } from './text-pack.ts';

/** Classes of screens: phones, and everything wider. The number is the widest encoding that is included. */
export const SCREEN_CLASSES = [640, 1140] as const;
export type ScreenClass = (typeof SCREEN_CLASSES)[number];

/** `path` is relative to the pictures' folder. */
export type PackedPicture = { address: string; path: string; sha256: string; bytes: number };

const FORMAT = 'avif';
/** Number of cached hashes, enough for a few hundred issues. The files never change. */
const MAX_CACHED = 50_000;

/**
 * Width of the largest encoding that is not wider than a class of screens, or of the narrowest one if all are
 * wider.
 */
function widthFor({ widths }: Pick<Picture, 'widths'>, screen: ScreenClass): number | undefined {
  return widths.findLast((width) => width <= screen) ?? widths[0];
}

/** Returns a function that reads sizes and hashes of encoded pictures; they are cached. */
export function packedPictures(imagesFolder: string) {
  const cache = new LRUCache<string, Promise<PackedPicture | null>>({ max: MAX_CACHED });

  async function read(id: string, width: number): Promise<PackedPicture | null> {
    const path = join(id, `${width}.${FORMAT}`);
    const bytes = await readFile(join(imagesFolder, path)).catch((error: NodeJS.ErrnoException) => {
      // A picture that is missing on the disk is missing on the page too.
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return (
      bytes && {
        address: pictureUrl(id, width, FORMAT),
        path,
        sha256: sha256(bytes),
        bytes: bytes.length,
      }
    );
  }

  function factsOf(picture: Picture, screen: ScreenClass): Promise<PackedPicture | null> {
    const width = widthFor(picture, screen);
    if (width === undefined) return Promise.resolve(null);
    const key = `${picture.id}/${width}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const facts = read(picture.id, width);
    cache.set(key, facts);
    // Failures are not cached: the picture may be readable the next time.
    const removeFromCache = () => cache.delete(key);
    facts.then((found) => found ?? removeFromCache(), removeFromCache);
    return facts;
  }

  /** The files of some pictures for a class of screens, each once, in the order given. */
  return async (pictures: Picture[], screen: ScreenClass): Promise<PackedPicture[]> => {
    const byAddress = new Map<string, PackedPicture>();
    // One after the other: all issues of a day in parallel would exceed the limit of open files.
    for (const picture of pictures) {
      const file = await factsOf(picture, screen);
      if (file) byAddress.set(file.address, file);
    }
    return [...byAddress.values()];
  };
}
