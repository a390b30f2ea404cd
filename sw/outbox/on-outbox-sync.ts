import { OUTBOX_TAG } from '#device/outbox.ts';
import { sendOutbox } from './send-outbox.ts';

/** The standard's types leave Background Sync out: not every browser has it. */
declare global {
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    periodicsync: SyncEvent;
  }
}

/** The browser has found a network, though the app may be closed. OFF-05 */
export function onOutboxSync(event: SyncEvent): void {
  if (event.tag === OUTBOX_TAG) event.waitUntil(sendAll());
}

/** @throws Error when something waits still: the browser then comes again by itself. */
async function sendAll(): Promise<void> {
  const waiting = await sendOutbox();
  if (waiting > 0) throw new Error(`outbox: ${waiting} wait still`);
}
