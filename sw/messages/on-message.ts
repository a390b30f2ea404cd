import type { IsOfBuild, PageToWorker } from '#device/worker-messages.ts';
import type { Pack } from '#domain/build-files.ts';
import { manifestAddress } from '#domain/download-addresses.ts';
import { listOfflineItems } from '../answers/list-offline-items.ts';
import { currentReader } from '../base/current-reader.ts';
import type { AskAsReader } from '../base/events.ts';
import { sessionHasChanged } from '../base/session-changes.ts';
import type { IssueKey } from '../editions/downloaded-issue-store.ts';
import { resetNetworkSpeed } from '../editions/network-speed.ts';
import { prepareIssue, startRequests } from '../editions/prepare-issue.ts';
import {
  endOthersDownloads,
  interruptDownload,
  isDownloading,
  runDownloads,
} from '../editions/run-downloads.ts';
import { dropWaitingMeasures, sendOutbox } from '../outbox/send-outbox.ts';
import { installedFiles } from '../precache/build-files.ts';
import { repair } from '../precache/repair.ts';
import { updateBadge } from '../push/saved-alerts.ts';
import { dropFoldedIssues, searchDevice } from '../search/search-device.ts';
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
      case 'prepare-download':
        event.waitUntil(settled(prepare(message, askAsReader, event)));
        return;
      case 'begin-download':
        if (!isDownloading()) startRequests(message);
        return;
      case 'run-downloads':
        event.waitUntil(settled(runDownloads()));
        return;
      case 'interrupt-download':
        interruptDownload(message.key);
        return;
      case 'session-changed':
        dropFoldedIssues();
        sessionHasChanged();
        event.waitUntil(answer(event.ports[0], endSession()));
        return;
      case 'send-outbox':
        event.waitUntil(settled(sendOutbox()));
        return;
      case 'drop-measures':
        event.waitUntil(settled(dropWaitingMeasures()));
        return;
      case 'search-held':
        event.waitUntil(answer(event.ports[0], searchDevice(message.request)));
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
      case 'list-held':
        event.waitUntil(
          answer(
            event.ports[0],
            listOfflineItems().catch(() => []),
          ),
        );
    }
  };
}

/** Removes everything of the former reader, then starts the next one's downloads and outbox. OFF-06, NWS-07 */
async function endSession(): Promise<true> {
  await endOthersDownloads();
  settled(runDownloads());
  settled(sendOutbox());
  settled(updateBadge());
  return true;
}

/** Requests each address as the page would have: the strategies cache the answers. */
async function cacheAddresses(
  addresses: readonly string[],
  askAsReader: AskAsReader,
  event: ExtendableEvent,
): Promise<void> {
  await Promise.allSettled(addresses.map((address) => askAsReader(address, event)));
}

async function prepare(issue: IssueKey, askAsReader: AskAsReader, event: ExtendableEvent): Promise<void> {
  // A signed-in reader's own issue is requested only when the reader chooses to download it.
  if (await currentReader()) return;
  resetNetworkSpeed();
  await cacheAddresses([manifestAddress(issue.edition, issue.day)], askAsReader, event);
  await prepareIssue(issue);
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

/** A message with a port is always answered: with null if there is no answer. */
async function answer(port: MessagePort | undefined, reply: Promise<unknown>): Promise<void> {
  port?.postMessage(await reply.catch(() => null));
}

/** A request that fails now is repeated when a page needs it. */
const settled = (request: Promise<unknown> | undefined) => Promise.allSettled([request]);
