import type { OfBuild, PageToWorker } from '#device/worker-messages.ts';
import type { Pack } from '#domain/build-files.ts';
import { downloadedPackage } from '#domain/download-addresses.ts';
import { listOfflineItems } from '../answers/list-offline-items.ts';
import { currentReader } from '../base/current-reader.ts';
import type { AskAsReader } from '../base/events.ts';
import { sessionHasChanged } from '../base/session-changes.ts';
import type { IssueRef } from '../editions/edition-store.ts';
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
import { forgetFolded, searchDevice } from '../search/search-device.ts';
import { refresh } from './refresh.ts';

declare const self: ServiceWorkerGlobalScope;

export function onMessage(askAsReader: AskAsReader, buildFiles: readonly string[], packs: readonly Pack[]) {
  const installed = new Set(installedFiles(buildFiles));
  return (event: ExtendableMessageEvent) => {
    const message = event.data as PageToWorker;
    switch (message.type) {
      case 'keep':
        event.waitUntil(
          keep(
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
        forgetFolded();
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
        const isOfBuild: OfBuild = buildFiles.includes(message.entry);
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
async function keep(
  addresses: readonly string[],
  askAsReader: AskAsReader,
  event: ExtendableEvent,
): Promise<void> {
  await Promise.allSettled(addresses.map((address) => askAsReader(address, event)));
}

async function prepare(issue: IssueRef, askAsReader: AskAsReader, event: ExtendableEvent): Promise<void> {
  // A signed-in reader's own issue is requested only when it is wanted.
  if (await currentReader()) return;
  resetNetworkSpeed();
  await keep([downloadedPackage(issue.edition, issue.day)], askAsReader, event);
  await prepareIssue(issue);
}

/** A page that was just closed, or the one before a reload, is still counted for a moment. */
const LEAVING_MS = 250;
const LOOKS = 6;

/** Only for the page that asks: if it is gone, the reader is on another one. */
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

/** A message with a port is always answered: with null if there is no answer. */
async function answer(port: MessagePort | undefined, saying: Promise<unknown>): Promise<void> {
  port?.postMessage(await saying.catch(() => null));
}

/** A request that fails now is repeated when a page needs it. */
const settled = (request: Promise<unknown> | undefined) => Promise.allSettled([request]);
