import { useCallback, useSyncExternalStore } from 'react';
import { whenIdle } from '../page/idle.ts';
import { createOpenedStore } from './opened-store.ts';

/** Dexie weighs 29 KB: it is loaded once the page is idle, never with the first view. */
const loadRepository = () => import('./opened-repository.ts');

const store = createOpenedStore(
  {
    load: async () => (await loadRepository()).load(),
    save: async (articleId) => (await loadRepository()).save(articleId),
  },
  whenIdle,
);

const falseOnServer = () => false;
const zeroOnServer = () => 0;

/** Whether an article was opened on this device; false on the server and until the device has answered. NAV-22 */
export function useOpened(articleId: number): boolean {
  const read = useCallback(() => store.has(articleId), [articleId]);
  return useSyncExternalStore(store.subscribe, read, falseOnServer);
}

/** How many of these articles were opened on this device; 0 on the server. `articleIds` must keep its identity. */
export function useOpenedCount(articleIds: readonly number[]): number {
  const count = useCallback(() => articleIds.filter((id) => store.has(id)).length, [articleIds]);
  return useSyncExternalStore(store.subscribe, count, zeroOnServer);
}

/** Call it from an effect when an article is shown. */
export const markOpened = (articleId: number): void => store.mark(articleId);
