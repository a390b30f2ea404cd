import type { EntryOf, OutboxEntry } from '#device/tables/outbox.ts';
import { createDeviceStore, type DeviceStore } from '../device-store.ts';

/** Where entries wait to be sent. Opening it and every call may fail. */
export type OutboxRepository = {
  /** Passes on all entries now and after every change, whichever tab or worker makes it. */
  watch(onList: (entries: readonly OutboxEntry[]) => void, onFailure: (error: unknown) => void): void;
  /** Adds an entry, which is sent as soon as possible. */
  add(entry: OutboxEntry): Promise<void>;
  /** Makes a refused entry wait again. */
  retry(key: string): Promise<void>;
  discard(key: string): Promise<void>;
};

/** Number of waiting readings, and the refused ones; other entries are not shown to the reader. */
export type Outbox = { waiting: number; refused: readonly EntryOf<'article-opened'>[] };

function toOutbox(entries: readonly OutboxEntry[]): Outbox {
  const readings = entries.filter((entry) => entry.kind === 'article-opened');
  const refused = readings.filter((entry) => entry.refused !== null);
  return { waiting: readings.length - refused.length, refused };
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
