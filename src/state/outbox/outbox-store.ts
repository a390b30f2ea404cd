import type { EntryOf, OutboxEntry } from '#device/tables/outbox.ts';
import { createDeviceStore, type DeviceStore } from '../device-store.ts';

/** Where entries wait to be sent. Opening it and every call may fail. */
export type OutboxRepository = {
  /** Passes on all entries now and after every change, whichever tab or worker makes it. */
  watch(onList: (entries: readonly OutboxEntry[]) => void, onFailure: (error: unknown) => void): void;
  /** Adds an entry, which is sent as soon as possible. */
  add(entry: OutboxEntry): Promise<void>;
  /** Makes a refused entry wait again. */
  queueAgain(key: string): Promise<void>;
  discard(key: string): Promise<void>;
};

/** Number of opened articles that wait, and the refused ones; other entries are not shown to the reader. */
export type Outbox = { waiting: number; refused: readonly EntryOf<'article-opened'>[] };

function toOutbox(entries: readonly OutboxEntry[]): Outbox {
  const openedArticles = entries.filter((entry) => entry.kind === 'article-opened');
  const refused = openedArticles.filter((entry) => entry.refused !== null);
  return { waiting: openedArticles.length - refused.length, refused };
}

/** Store of the entries that wait on this device. OFF-05 */
export const createOutboxStore = (
  open: () => Promise<OutboxRepository>,
): DeviceStore<OutboxRepository, Outbox> =>
  createDeviceStore<OutboxRepository, Outbox>({
    name: 'outbox',
    valueIfBlocked: null,
    open: async (publish, onFailure) => {
      const opened = await open();
      opened.watch((entries) => publish(toOutbox(entries)), onFailure);
      return opened;
    },
  });
