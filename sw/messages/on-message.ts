import type { IsOfBuild, PageToWorker } from '#device/worker-messages.ts';
import type { Pack } from '#domain/build-files.ts';
import type { AskAsReader } from '../base/events.ts';
import { installedFiles } from '../precache/build-files.ts';
import { repair } from '../precache/repair.ts';
import { refresh } from './refresh.ts';

declare const self: ServiceWorkerGlobalScope;

export function onMessage(askAsReader: AskAsReader, buildFiles: readonly string[], packs: readonly Pack[]) {
  const installed = new Set(installedFiles(buildFiles));
  return (event: ExtendableMessageEvent) => {
    const message = event.data as PageToWorker;
    switch (message.type) {
      case 'keep':
        event.waitUntil(
          cacheAddresses(
            message.addresses.filter((address) => !installed.has(address)),
            askAsReader,
            event,
          ),
        );
        event.waitUntil(settled(repair(buildFiles, packs)));
        return;
      case 'apply-update':
        event.waitUntil(applyUpdate(event.source));
        return;
      case 'take-over':
        event.waitUntil(self.skipWaiting());
        return;
      case 'is-of-build': {
        const isOfBuild: IsOfBuild = buildFiles.includes(message.entry);
        event.ports[0]?.postMessage(isOfBuild);
        return;
      }
      case 'refresh':
        if (event.source) event.waitUntil(refresh(message.shown, event.source, askAsReader, event));
        event.waitUntil(settled(repair(buildFiles, packs)));
        return;
      default:
        event.waitUntil(
          import('./on-data-message.ts')
            .then(({ onDataMessage }) => onDataMessage(message, event, askAsReader))
            .catch((error: unknown) => {
              // A message with a port is always answered.
              event.ports[0]?.postMessage(null);
              reportError(error);
            }),
        );
    }
  };
}

/** Requests each address as the page would have: the strategies cache the answers. */
async function cacheAddresses(
  addresses: readonly string[],
  askAsReader: AskAsReader,
  event: ExtendableEvent,
): Promise<void> {
  await Promise.allSettled(addresses.map((address) => askAsReader(address, event)));
}

/**
 * Interval and number of checks whether only one page is open: a page that was just closed, or the one before
 * a reload, is still counted for a moment.
 */
const CHECK_INTERVAL_MS = 250;
const MAX_CHECKS = 6;

/**
 * Activates the waiting worker once the page that asks is the only one; not if that page is gone, because its
 * reader is on another one then.
 */
async function applyUpdate(requester: ExtendableMessageEvent['source']): Promise<void> {
  for (let check = 0; check < MAX_CHECKS; check += 1) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!pages.some(({ id }) => requester && 'id' in requester && id === requester.id)) return;
    if (pages.length === 1) {
      await self.skipWaiting();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  }
}

/** A request that fails now is repeated when a page needs it. */
const settled = (request: Promise<unknown>) => Promise.allSettled([request]);
