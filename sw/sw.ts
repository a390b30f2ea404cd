/**
 * The service worker: which strategy answers a request, in the order of the decision, and the handlers of all other
 * events.
 */
import type { RouteHandler } from 'workbox-core';
import { Route, Router } from 'workbox-routing';
import { isAsset, isBrandFile, isCachedCall, isPicture, isSearch } from '#device/cached-addresses.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import type { BuildEntry, Pack } from '#domain/build-files.ts';
import { onMessage } from './messages/on-message.ts';
import { fetchOrPreload } from './network/fetch-or-preload.ts';
import { rememberPacks } from './precache/cached-packs.ts';
import { onActivate } from './precache/on-activate.ts';
import { onInstall } from './precache/on-install.ts';
import { onRepairSync } from './precache/repair.ts';
import { onNotificationClick } from './push/on-notification-click.ts';
import { onPush } from './push/on-push.ts';
import { closeOldNotifications } from './push/show-notification.ts';
import { createAskAsReader } from './requests/ask-as-reader.ts';
import { isNeverCached, isPageOfServer } from './requests/never-cached.ts';
import { unlessGateShut } from './requests/unless-gate-shut.ts';
import { withFallbackPage } from './requests/with-fallback-page.ts';
import { createAppShell } from './strategies/app-shell.ts';
import { createArticlePage, isArticlePath } from './strategies/article-page.ts';
import { createAssets } from './strategies/assets.ts';
import { createBrandFiles } from './strategies/brand-files.ts';
import { createPictures } from './strategies/pictures.ts';
import { isPrivateReading, readPrivately } from './strategies/private-reading.ts';
import { createReading } from './strategies/reading.ts';
import { createSearches } from './strategies/searches.ts';

/** The build replaces `__WB_MANIFEST` with the list of its files. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildEntry[] };
const entries = self.__WB_MANIFEST.map(({ url, files }) => ({
  path: new URL(url, location.origin).pathname,
  files,
}));
const packs = entries.filter((entry): entry is Pack => entry.files !== undefined);
const buildFiles = entries.flatMap(({ path, files }) => files?.map((file) => file.path) ?? path);

rememberPacks(packs);

const router = new Router();
const askAsReader = createAskAsReader(router);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPrivate = isPrivateReading(request, location.origin);
  // 1. A request that must never be cached is left to the browser: one that writes, goes to another origin,
  // or is private and not cached for an account either.
  if (!isPrivate && isNeverCached(request, location.origin)) {
    const isPage = isPageOfServer(request, location.origin);
    if (isPage) event.respondWith(withFallbackPage(event, fetchOrPreload(event)));
    return;
  }
  // 2. While the site's gate is shut to this browser, the network answers.
  const answer = unlessGateShut(event, () =>
    isPrivate
      ? // 3. What a signed-in reader reads is cached for that account only.
        readPrivately({ request, url: new URL(request.url), event })
      : // 4. What everybody may read is answered by the first route that matches.
        router.handleRequest({ request, event }),
  );
  // 5. A page that none of them can answer is written by the worker itself.
  if (answer) event.respondWith(withFallbackPage(event, answer));
});

// The network's answer if it arrives in time, else the copy; anything in a downloaded issue immediately. OFF-02, OFF-03
route(isCachedCall, createReading(NO_ACCOUNT));
// The same, without downloaded issues.
route(isSearch, createSearches());
// The copy, else the network, else another width of the same picture. OFF-02
route(isPicture, createPictures());
// The cached copy: a file's name contains a hash of its contents, so it never changes. OFF-04
route(isAsset, createAssets());
// The copy, updated for the next time. BRD-06
route(isBrandFile, createBrandFiles());
// An article of a downloaded issue, written into its page; else like every page. OFF-01, OFF-03
routePages(isArticlePath, createArticlePage(askAsReader));
// Every other page: the network's HTML if it arrives in time, else the empty page. OFF-01, OFF-02
routePages(() => true, createAppShell(askAsReader));

function route(matches: (path: string) => boolean, handler: RouteHandler): void {
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && matches(url.pathname), handler));
}

function routePages(matches: (path: string) => boolean, handler: RouteHandler): void {
  router.registerRoute(
    new Route(
      ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && matches(url.pathname),
      handler,
    ),
  );
}

self.addEventListener('install', onInstall(buildFiles, packs));
self.addEventListener('activate', onActivate(buildFiles));
self.addEventListener('message', onMessage(askAsReader, buildFiles, packs));
self.addEventListener('sync', onRepairSync(buildFiles, packs));

// Alerts: shows what the push service sends, and opens the article of a notification that is clicked. PSH-03
self.addEventListener('push', (event) =>
  onPush(event, {
    request: (address) => askAsReader(address, event),
    runDownloads: async () => (await import('./editions/run-downloads.ts')).runDownloads(),
  }),
);
self.addEventListener('notificationclick', onNotificationClick);
const closeOld = (event: ExtendableEvent) => event.waitUntil(closeOldNotifications(Date.now()));
self.addEventListener('activate', closeOld);
self.addEventListener('sync', closeOld);
self.addEventListener('periodicsync', closeOld);

// No page waits for what follows. The build puts all that is imported by `import()` into a second script, which a start
// of the worker does not read: downloads, the outbox, and the device's database, which they use.
self.addEventListener(
  'pushsubscriptionchange',
  handleBy<PushSubscriptionChangeEvent>(
    async () => (await import('./push/on-subscription-change.ts')).onSubscriptionChange,
  ),
);
const onDownloadsSync = handleBy<SyncEvent>(
  async () => (await import('./editions/on-downloads-sync.ts')).onDownloadsSync,
);
self.addEventListener('sync', onDownloadsSync);
self.addEventListener('periodicsync', onDownloadsSync);
self.addEventListener(
  'sync',
  handleBy<SyncEvent>(async () => (await import('./outbox/on-outbox-sync.ts')).onOutboxSync),
);

/** Handles an event by what is imported at the first such event. */
function handleBy<E extends ExtendableEvent>(importHandler: () => Promise<(event: E) => void>) {
  return (event: E) => event.waitUntil(importHandler().then((handle) => handle(event)));
}
