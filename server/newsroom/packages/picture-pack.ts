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
const REMEMBERED = 50_000;

/** The widest encoding that a class of screens needs, or the only one that a small picture has. */
function widthFor({ widths }: Pick<Picture, 'widths'>, screen: ScreenClass): number | undefined {
  return widths.findLast((width) => width <= screen) ?? widths[0];
}

/** Sizes and hashes of encoded pictures; each file is read once. */
export function pictureFacts(imagesFolder: string) {
  const known = new LRUCache<string, Promise<PackedPicture | null>>({ max: REMEMBERED });

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
    const before = known.get(key);
    if (before) return before;
    const facts = read(picture.id, width);
    known.set(key, facts);
    // Failures are not cached: the picture may be readable the next time.
    const forget = () => known.delete(key);
    facts.then((found) => found ?? forget(), forget);
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
