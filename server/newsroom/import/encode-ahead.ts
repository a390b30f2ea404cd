import pLimit from 'p-limit';
import { shortAddress } from './data-picture.ts';
import type { DeliveredPicture } from './delivered-item.ts';
import type { PictureStore } from './pictures.ts';
import type { ReadItem } from './read-items.ts';

/** As many as are encoded at once: each of them has an item to go on with. */
const LANES = 2;

export type EncodingAhead = {
  /** Has the pictures of an item encoded when those of the items before it are. */
  add(item: ReadItem): void;
  /** Takes these items, in this order, for those that were added and still wait. */
  goOnWith(items: ReadItem[]): void;
  /** Ends what is begun, and begins nothing more. */
  stop(): Promise<void>;
};

/**
 * Has the pictures of a delivery encoded while its files are read and its first issues are written: those keep this thread
 * busy, and encoding does not need it. Items are looked at and let go again; what was made of a picture is with the store,
 * for the item that asks for it.
 */
export function encodeAhead(store: PictureStore): EncodingAhead {
  const limit = pLimit({ concurrency: LANES, rejectOnClear: true });
  const begun = new Set<string>();
  const encoded: Promise<void>[] = [];
  // A lane that waited for a picture in another's hands would have nothing of its own to do.
  const isNew = ({ hrefs }: DeliveredPicture) => {
    const before = begun.size;
    return begun.add(hrefs.map(shortAddress).join(' ')).size > before;
  };
  const encode = async ({ shelved, folder }: ReadItem): Promise<void> => {
    const { delivered } = await shelved.take();
    await store.take(delivered.pictures.filter(isNew), folder);
  };
  const add = (item: ReadItem): void => {
    // What fails here fails again for the item itself, and is told there.
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
