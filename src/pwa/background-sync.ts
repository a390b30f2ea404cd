import { DAILY_TAG, SYNC_TAG } from '#device/sync-tags.ts';

/** Twice a day: how often in truth is the browser's decision. */
const DAILY_MS = 12 * 3_600_000;

/** Not in the standard library: Chromium alone has them. */
type Synced = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
  periodicSync?: {
    register(tag: string, options: { minInterval: number }): Promise<void>;
    unregister(tag: string): Promise<void>;
  };
};

/** Whether this browser may wake the worker for what comes every day though no page is open. */
export const mayWakeDaily = (): boolean =>
  'ServiceWorkerRegistration' in globalThis && 'periodicSync' in ServiceWorkerRegistration.prototype;

/** Waits for the worker of a first visit; for ever where there is none. */
const registration = () => navigator.serviceWorker.ready as Promise<Synced>;

/** Has the worker woken when there is a network, also when no page is open any more. Refused, it is as it was. OFF-03 */
export async function syncSoon(): Promise<void> {
  await (await registration()).sync?.register(SYNC_TAG).catch(() => undefined);
}

/** Has the worker woken from time to time for what comes every day, or no more. Refused, pages do it alone. OFF-03 */
export async function syncDaily(wanted: boolean): Promise<void> {
  const { periodicSync } = await registration();
  const asked = wanted
    ? periodicSync?.register(DAILY_TAG, { minInterval: DAILY_MS })
    : periodicSync?.unregister(DAILY_TAG);
  await asked?.catch(() => undefined);
}
