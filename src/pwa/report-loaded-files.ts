import { isAsset } from '#device/kept-addresses.ts';
import type { WorkerToPage } from '#device/worker-messages.ts';
import { pageQuiet } from './page-quiet.ts';

/** The worker waits for the answer: long enough for the last parts of the page, which load one after the other. */
const QUIET_MS = 1000;

/** Answers a worker that is being installed, so that files this page has loaded are not downloaded again. OFF-01 */
export function reportLoadedFiles(container: ServiceWorkerContainer): void {
  container.addEventListener('message', async ({ data, ports }) => {
    if ((data as WorkerToPage).type !== 'what-is-loaded') return;
    await pageQuiet(QUIET_MS);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname));
    ports[0]?.postMessage(own.map(({ pathname }) => pathname));
  });
}
