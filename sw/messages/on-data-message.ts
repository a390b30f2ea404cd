import type { PageToWorker } from '#device/worker-messages.ts';
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
import { updateBadge } from '../push/saved-alerts.ts';
import { dropFoldedIssues, searchDevice } from '../search/search-device.ts';

/** Messages about data in the device's database; `on-message.ts` handles all others itself. */
export type DataMessage = Exclude<
  PageToWorker,
  { type: 'keep' | 'apply-update' | 'take-over' | 'is-of-build' | 'refresh' }
>;

export function onDataMessage(
  message: DataMessage,
  event: ExtendableMessageEvent,
  askAsReader: AskAsReader,
): void {
  switch (message.type) {
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
    case 'list-held':
      event.waitUntil(
        answer(
          event.ports[0],
          listOfflineItems().catch(() => []),
        ),
      );
  }
}

/** Removes everything of the former reader, then starts the next one's downloads and outbox. OFF-06, NWS-07 */
async function endSession(): Promise<true> {
  await endOthersDownloads();
  settled(runDownloads());
  settled(sendOutbox());
  settled(updateBadge());
  return true;
}

async function prepare(issue: IssueKey, askAsReader: AskAsReader, event: ExtendableEvent): Promise<void> {
  // A signed-in reader's own issue is requested only when the reader chooses to download it.
  if (await currentReader()) return;
  resetNetworkSpeed();
  await askAsReader(manifestAddress(issue.edition, issue.day), event).catch(() => undefined);
  await prepareIssue(issue);
}

/** A message with a port is always answered: with null if there is no answer. */
async function answer(port: MessagePort | undefined, reply: Promise<unknown>): Promise<void> {
  port?.postMessage(await reply.catch(() => null));
}

/** A request that fails now is repeated when a page needs it. */
const settled = (request: Promise<unknown>) => Promise.allSettled([request]);
