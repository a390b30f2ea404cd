import { isOutdatedCache } from '#device/cache-names.ts';
import { deleteOldBuildFiles } from './build-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Cleans up after older versions and takes control of the open pages, including the first one. */
export const onActivate = (buildFiles: readonly string[]) => (event: ExtendableEvent) => {
  event.waitUntil(activate(buildFiles));
};

async function activate(buildFiles: readonly string[]) {
  // If a cache cannot be read, too much stays cached, but the worker still works. BRW-04
  await cleanUp(buildFiles).catch(reportError);
  // Starting a worker takes a phone noticeably long; with preload the request for a page need not wait for it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function cleanUp(buildFiles: readonly string[]): Promise<void> {
  const outdated = (await caches.keys()).filter(isOutdatedCache);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await deleteOldBuildFiles(buildFiles);
}
