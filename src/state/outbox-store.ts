import type { OutboxEntry } from '#device/tables/outbox.ts';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

/** Where things wait to be sent. Opening it and every call may fail. */
export type OutboxArchive = {
  /** Tells all entries now and after every change, whichever tab or worker makes it. */
  watch(onList: (entries: readonly OutboxEntry[]) => void, onFailure: (error: unknown) => void): void;
  /** It waits, and is sent when it can be. */
  add(entry: OutboxEntry): Promise<void>;
  /** One that was refused waits again. */
  retry(key: string): Promise<void>;
  discard(key: string): Promise<void>;
};

/** How many wait, and what was refused. */
export type Outbox = { waiting: number; refused: readonly OutboxEntry[] };

function toOutbox(entries: readonly OutboxEntry[]): Outbox {
  const refused = entries.filter((entry) => entry.refused !== null);
  return { waiting: entries.length - refused.length, refused };
}

/** What waits on this device, as it lies there. OFF-05 */
export const createOutboxStore = (open: () => Promise<OutboxArchive>): DeviceStore<OutboxArchive, Outbox> =>
  createDeviceStore<OutboxArchive, Outbox>({
    name: 'outbox',
    refused: null,
    open: async (tell, onFailure) => {
      const opened = await open();
      opened.watch((entries) => tell(toOutbox(entries)), onFailure);
      return opened;
    },
  });
