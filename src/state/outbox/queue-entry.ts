import type { OutboxEntry } from '#device/tables/outbox.ts';
import { logError } from '../log.ts';
import type { OutboxRepository } from './outbox-store.ts';

/** Loads Dexie as well, where there is a worker to send the entries. */
const openOutbox = async () => (await import('./outbox-repository.ts')).openOutbox();

let outbox: Promise<OutboxRepository> | undefined;

export const hasWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Puts an entry into the outbox. Resolves with whether it waits there for the worker. OFF-05 */
export async function queueEntry(entry: OutboxEntry): Promise<boolean> {
  try {
    outbox ??= openOutbox();
    await (await outbox).add(entry);
    return true;
  } catch (error) {
    outbox = undefined;
    logError('outbox', error);
    return false;
  }
}
