import pLimit from 'p-limit';
import { shortAddress } from './data-picture.ts';
import type { DeliveredPicture } from './delivered-item.ts';
import type { PictureStore } from './pictures.ts';
import type { ReadItem } from './read-items.ts';

/** Items in work, as many as pictures are encoded at the same time, so that each encoder always has one. */
const LANES = 2;

export type EncodingAhead = {
  /** Queues the pictures of an item behind those of earlier items. */
  add(item: ReadItem): void;
  /** Replaces the waiting items by these, in this order. */
  goOnWith(items: ReadItem[]): void;
  /** Finishes pictures that were started, and starts no more. */
  stop(): Promise<void>;
};

/**
 * Encodes the pictures of a delivery while its files are read and its first issues are written: those keep this thread
 * busy, and encoding does not need it. Items are read and released again; the store keeps the result for the item that
 * requests it.
 */
export function encodeAhead(store: PictureStore): EncodingAhead {
  const limit = pLimit({ concurrency: LANES, rejectOnClear: true });
  const begun = new Set<string>();
  const encoded: Promise<void>[] = [];
  // An encoder that waited for a picture being encoded elsewhere would be idle.
  const isNew = ({ hrefs }: DeliveredPicture) => {
    const before = begun.size;
    return begun.add(hrefs.map(shortAddress).join(' ')).size > before;
  };
  const encode = async ({ shelved, folder }: ReadItem): Promise<void> => {
    const { delivered } = await shelved.take();
    await store.take(delivered.pictures.filter(isNew), folder);
  };
  const add = (item: ReadItem): void => {
    // A failure occurs again for the item itself, and is reported there.
    encoded.push(limit(encode, item).catch(() => undefined));
  };
  return {
    add,
    goOnWith(items) {
      limit.clearQueue();
      for (const item of items) add(item);
    },
    async stop() {
      limit.clearQueue();
      await Promise.all(encoded);
    },
  };
}
