/** The worker's table of contents. */
import { Router } from 'workbox-routing';
import type { BuildEntry, Pack } from '#domain/build-files.ts';
import { onWake } from './editions/on-wake.ts';
import { onActivate } from './lifecycle/on-activate.ts';
import { onFetch } from './lifecycle/on-fetch.ts';
import { onInstall } from './lifecycle/on-install.ts';
import { onMessage } from './lifecycle/on-message.ts';
import { onRepairSync } from './lifecycle/repair.ts';
import { onSync } from './outbox/on-sync.ts';
import { alerts } from './push/alerts.ts';
import { appShell } from './strategies/app-shell.ts';
import { articlePage } from './strategies/article-page.ts';
import { assets } from './strategies/assets.ts';
import { brandFiles } from './strategies/brand-files.ts';
import { issueData } from './strategies/issue-data.ts';
import { pictures } from './strategies/pictures.ts';
import { searches } from './strategies/searches.ts';

/** The build writes the list of its files in the place of `__WB_MANIFEST`. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildEntry[] };
const list = self.__WB_MANIFEST.map(({ url, files }) => ({
  path: new URL(url, location.origin).pathname,
  files,
}));
const packs = list.filter((entry): entry is Pack => entry.files !== undefined);
const buildFiles = list.flatMap(({ path, files }) => files?.map((file) => file.path) ?? path);

// First match wins; `onFetch` has put aside what is never cached.
const router = new Router();
issueData(router);
searches(router);
pictures(router);
assets(router);
brandFiles(router);
articlePage(router);
appShell(router);

self.addEventListener('install', onInstall(buildFiles, packs));
self.addEventListener('activate', onActivate(buildFiles));
self.addEventListener('fetch', onFetch(router));
self.addEventListener('message', onMessage(router, buildFiles, packs));
self.addEventListener('sync', onWake);
self.addEventListener('periodicsync', onWake);
self.addEventListener('sync', onSync);
self.addEventListener('sync', onRepairSync(buildFiles, packs));
alerts(router);
