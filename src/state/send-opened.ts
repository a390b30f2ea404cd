import { trackEvent } from '#api/account/track-event.ts';
import type { Api } from '#api/clients.ts';
import { openedEntry } from '#device/outbox.ts';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import { logError } from './log.ts';
import type { OutboxArchive } from './outbox-store.ts';

type Opened = Parameters<typeof openedEntry>[0];

/** Dexie comes with it, where there is a worker to send what it keeps. */
const openOutbox = async () => (await import('./outbox-archive.ts')).openOutbox();

let outbox: Promise<OutboxArchive> | undefined;

const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Whether it waits on the device now, for the worker to send. */
async function queue(entry: OutboxEntry): Promise<boolean> {
  try {
    outbox ??= openOutbox();
    await (await outbox).add(entry);
    return true;
  } catch (error) {
    outbox = undefined;
    logError('outbox', error);
    return false;
  }
}

/**
 * Has it counted that an article was opened: by way of the outbox, so that it counts without a network too; at once
 * where no worker would send it. @throws ApiError where it was sent at once. API-06, OFF-05
 */
export async function sendOpened(api: () => Promise<Api>, opened: Opened): Promise<void> {
  if (!hasWorker()) return await trackEvent(await api(), opened.path);
  const entry = openedEntry(opened, Date.now());
  if (await queue(entry)) return;
  // Under its key, should the device have kept it and said otherwise.
  await trackEvent(await api(), entry.path, { key: entry.key, at: new Date(entry.createdAt) });
}
