import pLimit from 'p-limit';
import { shortAddress } from './data-picture.ts';
import type { DeliveredPicture } from './delivered-item.ts';
import type { PictureStore } from './pictures.ts';
import type { ReadItem } from './read-items.ts';

/** Limit of items processed at the same time: as many as pictures, so that each encoder always has one. */
const MAX_CONCURRENT_ITEMS = 2;

export type EncodingAhead = {
  /** Queues the pictures of an item behind those of earlier items. */
  add(item: ReadItem): void;
  /** Replaces the waiting items by these, in this order. */
  replaceWaiting(items: ReadItem[]): void;
  /** Waits for pictures that were started, and starts no more. */
  stop(): Promise<void>;
};

/**
 * Encodes the pictures of a delivery while its files are read and its first issues are written: those need
 * the main thread, encoding does not. The items are not kept in memory for this; the picture store keeps the
 * results until their issue is written.
 */
export function encodeAhead(store: PictureStore): EncodingAhead {
  const limit = pLimit({ concurrency: MAX_CONCURRENT_ITEMS, rejectOnClear: true });
  const startedPictures = new Set<string>();
  const encoded: Promise<void>[] = [];
  // Each picture is started once: an item that waited for a picture of another item would block an encoder.
  const markStarted = ({ hrefs }: DeliveredPicture) => {
    const sizeBefore = startedPictures.size;
    return startedPictures.add(hrefs.map(shortAddress).join(' ')).size > sizeBefore;
  };
  const encode = async ({ stored, folder }: ReadItem): Promise<void> => {
    const { delivered } = await stored.read();
    await store.take(delivered.pictures.filter(markStarted), folder);
  };
  const add = (item: ReadItem): void => {
    // A failure occurs again when the item is written, and is reported then.
    encoded.push(limit(encode, item).catch(() => undefined));
  };
  return {
    add,
    replaceWaiting(items) {
      limit.clearQueue();
      for (const item of items) add(item);
    },
    async stop() {
      limit.clearQueue();
      await Promise.all(encoded);
    },
  };
}
