import { OUTBOX_TAG } from '#device/outbox.ts';
import type { PageToWorker } from '#device/worker-messages.ts';

/** The standard's types leave Background Sync out: not every browser has it. */
type Syncing = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Has the worker send what waits in the outbox now. Without one, nothing waits. */
export function askToSend({ controller }: ServiceWorkerContainer): void {
  const message: PageToWorker = { type: 'send-outbox' };
  controller?.postMessage(message);
}

/** Has the worker drop what waits to be told of reading: nobody agrees to it any more. TRK-02 */
export function askToDropMeasures(container: ServiceWorkerContainer | undefined): void {
  const message: PageToWorker = { type: 'drop-measures' };
  container?.controller?.postMessage(message);
}

/** Has the browser, where it can, wake the worker when there is a network, though the app may be closed by then. */
export async function askToSendLater(container: ServiceWorkerContainer): Promise<void> {
  const { sync }: Syncing = await container.ready;
  // A browser that was told to sync nothing refuses: the app asks again when it is next open.
  await sync?.register(OUTBOX_TAG).catch(() => undefined);
}

/** The first call over a network that has just come back often fails still. */
const ONCE_MORE_MS = 4000;

/** What waits goes when the app starts, and whenever the network or the reader comes back. OFF-05 */
export function keepSending(container: ServiceWorkerContainer): void {
  askToSend(container);
  addEventListener('online', () => {
    askToSend(container);
    setTimeout(() => askToSend(container), ONCE_MORE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askToSend(container);
  });
}
