import { useSyncExternalStore } from 'react';
import { whenIdle } from '../page/idle.ts';
import { createOutboxStore, type Outbox } from './outbox-store.ts';

const store = createOutboxStore(async () => (await import('./outbox-repository.ts')).openOutbox());

const unknown = () => null;

function subscribe(onChange: () => void) {
  whenIdle(store.load);
  return store.subscribe(onChange);
}

/** What waits to be sent from this device and what was refused; null on the server and until the device has answered. OFF-05 */
export const useOutbox = (): Outbox | null => useSyncExternalStore(subscribe, store.current, unknown);

// Each tells whether the device did it.

export const retryEntry = (key: string): Promise<boolean> =>
  store.change((repository) => repository.retry(key));

export const discardEntry = (key: string): Promise<boolean> =>
  store.change((repository) => repository.discard(key));
