import type { Router } from 'workbox-routing';
import type { PageToWorker } from '#device/worker-messages.ts';
import { refreshShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

export const onMessage =
  (router: Router, buildFiles: readonly string[]) => (event: ExtendableMessageEvent) => {
    const message = event.data as PageToWorker;
    switch (message.type) {
      case 'keep':
        event.waitUntil(keep(message.addresses, router, event));
        event.waitUntil(settled(refreshShell(buildFiles, Date.now())));
        return;
      case 'apply-update':
        event.waitUntil(applyUpdate(event.source));
    }
  };

/** Asks for each address as the page would have: the strategies keep what comes. */
async function keep(addresses: readonly string[], router: Router, event: ExtendableEvent): Promise<void> {
  const requests = addresses.map((address) => router.handleRequest({ request: new Request(address), event }));
  await Promise.all(requests.map((request) => settled(request)));
}

/** A page that was just closed, or the one before a reload, is still counted for a moment. */
const LEAVING_MS = 250;
const LOOKS = 6;

/** Only for the page that asks: once it is gone, another one is being read. */
async function applyUpdate(asking: ExtendableMessageEvent['source']): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!pages.some(({ id }) => asking && 'id' in asking && id === asking.id)) return;
    if (pages.length === 1) {
      await self.skipWaiting();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  }
}

/** What cannot be had now is asked for again when a page needs it. */
const settled = (request: Promise<unknown> | undefined) => Promise.allSettled([request]);
