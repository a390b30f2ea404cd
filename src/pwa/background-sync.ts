import { DAILY_SYNC_TAG, QUEUE_SYNC_TAG } from '#device/sync-tags.ts';

/** Twice a day; the browser decides how often it really happens. */
const DAILY_MS = 12 * 3_600_000;

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
 * Has the browser wake the worker once there is a network, even with no page open. A refusal changes nothing. OFF-03
 */
export async function syncSoon(): Promise<void> {
  await (await registration()).sync?.register(QUEUE_SYNC_TAG).catch(() => undefined);
}

/**
 * Has the browser wake the worker periodically for the daily issues, or stops that. After a refusal only open pages do
 * it. OFF-03
 */
export async function syncDaily(isEnabled: boolean): Promise<void> {
  const { periodicSync } = await registration();
  const registering = isEnabled
    ? periodicSync?.register(DAILY_SYNC_TAG, { minInterval: DAILY_MS })
    : periodicSync?.unregister(DAILY_SYNC_TAG);
  await registering?.catch(() => undefined);
}
