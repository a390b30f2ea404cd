import type { OutboxEntry } from '#device/tables/outbox.ts';
import { logError } from '../log.ts';
import type { OutboxRepository } from './outbox-store.ts';

/** Dexie comes with it, where there is a worker to send what it keeps. */
const openOutbox = async () => (await import('./outbox-repository.ts')).openOutbox();

let outbox: Promise<OutboxRepository> | undefined;

export const hasWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Whether it waits on the device now, for the worker to send. OFF-05 */
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
