import type { PageToWorker } from '#device/worker-messages.ts';
import { type FirstView, keepFirstView } from './keep-first-view.ts';
import { workerAddress } from './worker-address.ts';

/** An app that stays open for days still learns of a new version. */
const UPDATE_CHECK_MS = 3_600_000;

/** Starts the worker, which keeps the page that was opened first. Nothing here is urgent. OFF-01 */
export function registerWorker(firstView: FirstView): void {
  if (!('serviceWorker' in navigator)) return; // An insecure address, or a browser that allows none.
  keepFirstView(navigator.serviceWorker, firstView).catch(reportError);
  register().catch(reportError);
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const registration = await new Workbox(workerAddress(), { updateViaCache: 'none' }).register();
  if (!registration) return;
  applyWaitingUpdate(registration);
  setInterval(() => void checkForUpdate(registration), UPDATE_CHECK_MS);
}

/**
 * A page that has just been opened is not being read yet: an update that was waiting takes over now, if no other page is
 * open, and this page goes on as it is. One that is found later waits for the next page. Nothing is ever reloaded. OFF-04
 */
function applyWaitingUpdate({ waiting }: ServiceWorkerRegistration): void {
  const message: PageToWorker = { type: 'apply-update' };
  waiting?.postMessage(message);
}

async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (!navigator.onLine) return;
  // An hour in which the server could not be reached is no fault of the page: the next one asks again.
  await registration.update().catch(() => undefined);
}
