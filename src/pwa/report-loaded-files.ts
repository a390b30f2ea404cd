import { isAsset } from '#device/cached-addresses.ts';
import type { WorkerToPage } from '#device/worker-messages.ts';
import { pageQuiet } from './page-quiet.ts';

/**
 * Time without loading before the worker is answered: the last parts of the page load one after the other.
 */
const QUIET_MS = 1000;

/** Answers a worker that is being installed, so that files this page has loaded are not downloaded again. OFF-01 */
export function reportLoadedFiles(container: ServiceWorkerContainer): void {
  container.addEventListener('message', async ({ data, ports }) => {
    if ((data as WorkerToPage).type !== 'what-is-loaded') return;
    await pageQuiet(QUIET_MS);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const ownFiles = loaded.filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname));
    ports[0]?.postMessage(ownFiles.map(({ pathname }) => pathname));
  });
}
