import { OUTBOX_TAG } from '#device/outbox-entries.ts';
import type { PageToWorker } from '#device/worker-messages.ts';

/** The standard types leave Background Sync out: not every browser has it. */
type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Has the worker send the outbox now. Until a worker controls the page, entries such as a consent wait. */
export function askToSend({ controller }: ServiceWorkerContainer): void {
  const message: PageToWorker = { type: 'send-outbox' };
  controller?.postMessage(message);
}

/** Has the worker delete the measurements that wait in the outbox, because consent was withdrawn. TRK-02 */
export function askToDeleteMeasures(container: ServiceWorkerContainer | undefined): void {
  const message: PageToWorker = { type: 'drop-measures' };
  container?.controller?.postMessage(message);
}

/** Has the browser, if it can, wake the worker when there is a network, even if the app is closed by then. */
export async function askToSendLater(container: ServiceWorkerContainer): Promise<void> {
  const { sync }: SyncRegistration = await container.ready;
  // A browser with background sync switched off refuses: the app sends when it is next open.
  await sync?.register(OUTBOX_TAG).catch(() => undefined);
}

/** When sending is repeated: the first call over a network that has just come back often still fails. */
const SECOND_TRY_MS = 4000;

/** Sends the outbox when the app starts, and whenever the network or the reader comes back. OFF-05 */
export function sendOutboxWhenOnline(container: ServiceWorkerContainer): void {
  askToSend(container);
  addEventListener('online', () => {
    askToSend(container);
    setTimeout(() => askToSend(container), SECOND_TRY_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askToSend(container);
  });
}
