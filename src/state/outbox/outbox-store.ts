import type { EntryOf, OutboxEntry } from '#device/tables/outbox.ts';
import { createDeviceStore, type DeviceStore } from '../device-store.ts';

/** Where things wait to be sent. Opening it and every call may fail. */
export type OutboxRepository = {
  /** Tells all entries now and after every change, whichever tab or worker makes it. */
  watch(onList: (entries: readonly OutboxEntry[]) => void, onFailure: (error: unknown) => void): void;
  /** It waits, and is sent when it can be. */
  add(entry: OutboxEntry): Promise<void>;
  /** One that was refused waits again. */
  retry(key: string): Promise<void>;
  discard(key: string): Promise<void>;
};

/** How many readings wait, and which were refused; of anything else that waits there is nothing to tell. */
export type Outbox = { waiting: number; refused: readonly EntryOf<'article-opened'>[] };

function toOutbox(entries: readonly OutboxEntry[]): Outbox {
  const readings = entries.filter((entry) => entry.kind === 'article-opened');
  const refused = readings.filter((entry) => entry.refused !== null);
  return { waiting: readings.length - refused.length, refused };
}

/** What waits on this device, as it lies there. OFF-05 */
export const createOutboxStore = (
  open: () => Promise<OutboxRepository>,
): DeviceStore<OutboxRepository, Outbox> =>
  createDeviceStore<OutboxRepository, Outbox>({
    name: 'outbox',
    refused: null,
    open: async (tell, onFailure) => {
      const opened = await open();
      opened.watch((entries) => tell(toOutbox(entries)), onFailure);
      return opened;
    },
  });
