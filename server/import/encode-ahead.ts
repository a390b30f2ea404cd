import { PassThrough } from 'node:stream';
import { shortAddress } from './data-picture.ts';
import type { DeliveredPicture } from './delivered-item.ts';
import type { PictureStore } from './pictures.ts';
import type { ReadItem } from './read-items.ts';

/** As many as are encoded at once: each of them has an item to go on with. */
const LANES = 2;

export type EncodingAhead = {
  /** Has the pictures of an item encoded when those of the items before it are. */
  add(item: ReadItem): void;
  /** Ends what is begun, and begins nothing more. */
  stop(): Promise<void>;
};

/**
 * Has the pictures of a delivery encoded while its files are read and its first issues are written: those keep this thread
 * busy, and encoding does not need it. Items are looked at and let go again; what was made of a picture is with the store,
 * for the item that asks for it.
 */
export function encodeAhead(store: PictureStore): EncodingAhead {
  const items = new PassThrough({ objectMode: true });
  const inTurn: AsyncIterator<ReadItem> = items[Symbol.asyncIterator]();
  const begun = new Set<string>();
  // A lane that waited for a picture in another's hands would have nothing of its own to do.
  const isNew = ({ hrefs }: DeliveredPicture) => {
    const before = begun.size;
    return begun.add(hrefs.map(shortAddress).join(' ')).size > before;
  };
  const lane = async (): Promise<void> => {
    for (let next = await inTurn.next(); !next.done && !items.destroyed; next = await inTurn.next()) {
      const { shelved, folder } = next.value;
      const { delivered } = await shelved.take();
      await store.take(delivered.pictures.filter(isNew), folder);
    }
  };
  // What fails here fails again for the item itself, and is told there.
  const lanes = Array.from({ length: LANES }, () => lane().catch(() => undefined));
  return {
    add: (item) => void items.write(item),
    async stop() {
      items.destroy();
      await Promise.all(lanes);
    },
  };
}
