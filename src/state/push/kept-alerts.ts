import { useSyncExternalStore } from 'react';
import type { KeptAlert as Row } from '#device/tables/alerts.ts';
import { createDeviceStore } from '../device-store.ts';

/** An alert that came to this device for the reader who is signed in. */
export type KeptAlert = Row;

/** The latest first; `blocked` where the device lets nothing be kept. BRW-04 */
export type KeptAlerts = readonly KeptAlert[] | 'blocked';

type Archive = { markRead(id: string): Promise<void>; markAllRead(): Promise<void> };

/** Dexie comes with it. */
const store = createDeviceStore<Archive, KeptAlerts>({
  name: 'alerts',
  refused: 'blocked',
  open: async (publish, onFailure) => {
    const { openAlerts } = await import('./kept-alerts-archive.ts');
    return openAlerts(publish, onFailure);
  },
});

const unknown = () => null;

function subscribe(onChange: () => void): () => void {
  store.load();
  return store.subscribe(onChange);
}

/** Null until the device has answered, and on the server. PSH-03 */
export const useKeptAlerts = (): KeptAlerts | null => useSyncExternalStore(subscribe, store.current, unknown);

export const markAlertRead = (id: string) => store.change((archive) => archive.markRead(id));

export const markAllAlertsRead = () => store.change((archive) => archive.markAllRead());
