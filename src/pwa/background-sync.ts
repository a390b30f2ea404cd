import { DAILY_SYNC_TAG, DOWNLOAD_QUEUE_SYNC_TAG } from '#device/sync-tags.ts';

/** Twice a day; the browser decides how often it really happens. */
const MIN_INTERVAL_MS = 12 * 3_600_000;

/** Not in the standard library's types: only Chromium has them. */
type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
  periodicSync?: {
    register(tag: string, options: { minInterval: number }): Promise<void>;
    unregister(tag: string): Promise<void>;
  };
};

/** Whether this browser may wake the worker for the daily issues while no page is open. */
export const mayWakeDaily = (): boolean =>
  'ServiceWorkerRegistration' in globalThis && 'periodicSync' in ServiceWorkerRegistration.prototype;

/** Waits for the worker of a first visit; never resolves where there is none. */
const registration = () => navigator.serviceWorker.ready as Promise<SyncRegistration>;

/**
 * Has the browser wake the worker for the queue of downloads once there is a network, even with no page open.
 * If the browser refuses, the queue waits for an open page. OFF-03
 */
export async function syncDownloads(): Promise<void> {
  await (await registration()).sync?.register(DOWNLOAD_QUEUE_SYNC_TAG).catch(() => undefined);
}

/**
 * Has the browser wake the worker periodically for the daily issues, or stops that. If the browser refuses,
 * they are downloaded only while a page is open. OFF-03
 */
export async function syncDaily(isEnabled: boolean): Promise<void> {
  const { periodicSync } = await registration();
  const registering = isEnabled
    ? periodicSync?.register(DAILY_SYNC_TAG, { minInterval: MIN_INTERVAL_MS })
    : periodicSync?.unregister(DAILY_SYNC_TAG);
  await registering?.catch(() => undefined);
}
