import { OUTBOX_TAG } from '#device/outbox-entries.ts';
import { sendOutbox } from './send-outbox.ts';

/** The standard's types leave out Background Sync, because not every browser has it. */
declare global {
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    periodicsync: SyncEvent;
  }
}

/** The browser has found a network; the app may be closed. OFF-05 */
export function onOutboxSync(event: SyncEvent): void {
  if (event.tag === OUTBOX_TAG) event.waitUntil(sendAll());
}

/** @throws Error if an entry still waits: the browser then retries by itself. */
async function sendAll(): Promise<void> {
  const waiting = await sendOutbox();
  if (waiting > 0) throw new Error(`outbox: ${waiting} entries still wait`);
}
