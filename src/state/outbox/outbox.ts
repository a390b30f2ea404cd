import { useDeviceStore } from '../device-store.ts';
import { whenIdle } from '../page/idle.ts';
import { createOutboxStore, type Outbox } from './outbox-store.ts';

const store = createOutboxStore(async () => (await import('./outbox-repository.ts')).openOutbox());

/**
 * Entries of this device that wait to be sent, and refused ones; null on the server and until the device has answered.
 * OFF-05
 */
export const useOutbox = (): Outbox | null => useDeviceStore(store, whenIdle, (outbox) => outbox);

// Each resolves with whether the device did it.

export const retryEntry = (key: string): Promise<boolean> =>
  store.change((repository) => repository.queueAgain(key));

export const discardEntry = (key: string): Promise<boolean> =>
  store.change((repository) => repository.discard(key));
