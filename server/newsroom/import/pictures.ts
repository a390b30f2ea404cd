import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import { isPhotograph } from '#domain/picture-types.ts';
import { decodeDataPicture, isDataAddress, shortAddress } from './data-picture.ts';
import type { DeliveredPicture } from './delivered-item.ts';
import { checkPicture, type PictureSize, readPictureSize } from './encode-picture.ts';
import { findMedia, type MediaFolder } from './media-path.ts';
import { isStored, storePicture } from './picture-folder.ts';
import type { PictureFolder } from './source-item.ts';

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Describes a file that is not a picture, for a warning. */
function describeFile(file: Uint8Array): string {
  if (file.length === 0) return 'an empty file';
  const start = latin1(file.subarray(0, 512)).trimStart().toLowerCase();
  if (/<svg[\s>]/.test(start)) return 'a drawing (SVG), which is not read';
  if (/^<(?:!doctype html|html|head|body|script)/.test(start)) return 'a page of HTML, not a picture';
  return 'not a picture';
}

/** Limit of pictures encoded at the same time: each keeps a core busy, and two leave the server enough. */
const MAX_CONCURRENT = 2;
/**
 * Hex digits of a hash: 96 bits are enough to distinguish all pictures, and short because each page repeats them often.
 */
const HASH_LENGTH = 24;
const MAX_BYTES = 40_000_000;
/** Largest side in pixels of a tracking pixel or a placeholder. */
const MAX_DOT_PIXELS = 2;
/**
 * Limit of pictures of an item. A gallery has fewer; more are a mistake, or an attempt to overload the
 * server.
 */
const MAX_PER_ITEM = 60;

type StoredPicture = PictureSize & { hash: string };
export type PlacedPicture = StoredPicture & Omit<DeliveredPicture, 'hrefs'>;

type PictureOptions = {
  imagesFolder: string;
  media: MediaFolder[];
  /** Accepts drawings, which can hold scripts and references: only for those of the product itself. */
  allowSvg: boolean;
  dryRun: boolean;
  /** When aborted, no further picture is started. */
  signal?: AbortSignal | undefined;
};

/** Reads, checks and encodes pictures, each file once in an import. Images of dry runs are only checked. */
export type PictureStore = {
  /**
   * Stores the pictures of one item that can be read, with a warning for each of the others.
   * @throws the system's error where one cannot be stored, as on a full disk; the signal's reason once it is aborted
   */
  take(
    pictures: DeliveredPicture[],
    folder: PictureFolder,
  ): Promise<{ pictures: PlacedPicture[]; warnings: string[] }>;
};

/** Thrown if a valid picture could not be stored; `cause` is the system's error. */
class PictureNotStored extends Error {}

type PictureFile = { key: string; read(): Promise<Uint8Array> };

/** @throws the system's error where the picture is in order and could not be stored */
function describeProblem(href: string, error: unknown): string {
  if (error instanceof PictureNotStored) throw error.cause;
  return `${shortAddress(href)}: ${error instanceof Error ? error.message : String(error)}`;
}

export function createPictureStore(options: PictureOptions): PictureStore {
  const storedByKey = new Map<string, Promise<StoredPicture>>();
  const runExclusively = pLimit(MAX_CONCURRENT);

  const store = ({ key, read }: PictureFile): Promise<StoredPicture> => {
    const existing = storedByKey.get(key);
    if (existing) return existing;
    const stored = runExclusively(async () => {
      options.signal?.throwIfAborted();
      return await storeBytes(await read(), options);
    });
    storedByKey.set(key, stored);
    return stored;
  };

  const storeOne = async ({ hrefs, ...words }: DeliveredPicture, folder: PictureFolder) => {
    const problems: string[] = [];
    for (const href of hrefs) {
      try {
        const stored = await store(await findFile(href, folder, options.media));
        return { ...stored, ...words };
      } catch (error) {
        options.signal?.throwIfAborted();
        problems.push(describeProblem(href, error));
      }
    }
    return `image not read: ${problems[0]}`;
  };

  return {
    async take(pictures, folder) {
      const accepted = pictures.slice(0, MAX_PER_ITEM);
      const results = await Promise.all(accepted.map((picture) => storeOne(picture, folder)));
      const skippedCount = pictures.length - accepted.length;
      return {
        pictures: results.filter((one) => typeof one === 'object'),
        warnings: [
          ...results.filter((one) => typeof one === 'string'),
          ...(skippedCount > 0 ? [`${pictures.length} images, the first ${MAX_PER_ITEM} are taken`] : []),
        ],
      };
    },
  };
}

/** @throws Error with the reason why the file is not read */
async function findFile(href: string, folder: PictureFolder, media: MediaFolder[]): Promise<PictureFile> {
  if (isDataAddress(href)) {
    const bytes = decodeDataPicture(href);
    return { key: `data:${pictureHash(bytes)}`, read: async () => bytes };
  }
  const found = await findMedia(href, folder, media);
  if ('problem' in found) throw new Error(found.problem);
  if ('packed' in found) return { key: found.packed.key, read: () => found.packed.read(MAX_BYTES) };
  return { key: found.path, read: () => readPicture(found.path) };
}

async function readPicture(path: string): Promise<Uint8Array> {
  const file = await stat(path);
  // Opening a pipe would wait for ever for a writer.
  if (!file.isFile()) throw new Error('not a file');
  if (file.size > MAX_BYTES) throw new Error('too large');
  return await readFile(path);
}

/** Name of a picture's folder: the same bytes are stored once. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);

async function storeBytes(
  bytes: Uint8Array,
  { imagesFolder, allowSvg, dryRun }: PictureOptions,
): Promise<StoredPicture> {
  if (!allowSvg && !isPhotograph(bytes)) throw new Error(describeFile(bytes));
  const hash = pictureHash(bytes);
  const size = await readPictureSize(bytes, allowSvg).catch((error: Error) => {
    throw new Error(/pixel limit|too large/.test(error.message) ? 'too large' : 'its beginning is broken');
  });
  if (Math.max(size.width, size.height) <= MAX_DOT_PIXELS) throw new Error('a dot, which nobody sees');
  if (await isStored(imagesFolder, hash, size.widths)) return { hash, ...size };
  const stored = dryRun ? checkPicture(bytes, size) : storePicture(imagesFolder, hash, bytes, size);
  await stored.catch((error: Error) => {
    if ('syscall' in error) throw new PictureNotStored('not stored', { cause: error });
    throw new Error('broken or cut short');
  });
  return { hash, ...size };
}
