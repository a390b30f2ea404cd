import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { atMost } from './at-most.ts';
import type { DeliveredPicture } from './delivered-item.ts';
import { type PictureSize, readPictureSize } from './encode-picture.ts';
import { type MediaFolder, mediaPath } from './media-path.ts';
import { storePicture } from './picture-folder.ts';

/** Encoding keeps a core busy: two at a time leave the server its breath. */
const AT_ONCE = 2;
/** Hex digits: 96 bits tell all pictures there will ever be apart, and stand in every page many times. */
const HASH_LENGTH = 24;
const MAX_BYTES = 60_000_000;

export type StoredPicture = PictureSize & { hash: string };
export type PlacedPicture = StoredPicture & { caption: string | null; credit: string | null };

export type PictureOptions = {
  imagesFolder: string;
  media: MediaFolder[];
  /** Drawings can hold scripts and references: only those of the product itself are taken. */
  allowSvg: boolean;
  dryRun: boolean;
};

/** Reads, checks and encodes pictures, each file once in an import. */
export type PictureStore = {
  /** The pictures of one item that could be read, with a warning for each of the others. */
  take(
    pictures: DeliveredPicture[],
    folder: string | null,
  ): Promise<{ pictures: PlacedPicture[]; warnings: string[] }>;
};

export function createPictureStore(options: PictureOptions): PictureStore {
  const known = new Map<string, Promise<StoredPicture>>();
  const inTurn = atMost(AT_ONCE);

  const store = (path: string): Promise<StoredPicture> => {
    const before = known.get(path);
    if (before) return before;
    const stored = inTurn(() => readAndStore(path, options));
    known.set(path, stored);
    return stored;
  };

  const takeOne = async ({ hrefs, caption, credit }: DeliveredPicture, folder: string | null) => {
    const problems: string[] = [];
    for (const href of hrefs) {
      const found = await mediaPath(href, folder, options.media);
      if ('problem' in found) problems.push(`${href}: ${found.problem}`);
      else {
        const stored = await store(found.path).catch((error: Error) =>
          problems.push(`${href}: ${error.message}`),
        );
        if (typeof stored === 'object') return { ...stored, caption, credit };
      }
    }
    return `image not read: ${problems[0]}`;
  };

  return {
    async take(pictures, folder) {
      const taken = await Promise.all(pictures.map((picture) => takeOne(picture, folder)));
      return {
        pictures: taken.filter((one) => typeof one === 'object'),
        warnings: taken.filter((one) => typeof one === 'string'),
      };
    },
  };
}

async function readAndStore(
  path: string,
  { imagesFolder, allowSvg, dryRun }: PictureOptions,
): Promise<StoredPicture> {
  const file = await stat(path);
  // Opening a pipe would wait for ever for somebody to write.
  if (!file.isFile()) throw new Error('not a file');
  if (file.size > MAX_BYTES) throw new Error('too large');
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  const size = await readPictureSize(bytes, allowSvg);
  if (!dryRun) await storePicture(imagesFolder, hash, bytes, size);
  return { hash, ...size };
}
