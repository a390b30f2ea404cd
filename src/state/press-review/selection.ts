import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { createSelection, type SelectionStore } from './selection-store.ts';

/** Selection of the account signed in on this page; another account starts with a new one. OFF-06 */
let current: { owner: string; store: SelectionStore } | undefined;

function storeOf(owner: string): SelectionStore {
  if (current?.owner !== owner) {
    /** Imported dynamically, because it includes Dexie. */
    const openRepository = async () =>
      (await import('./selection-repository.ts')).clipSelectionRepository(owner);
    const store = createSelection({
      watch: async (publish, onFailure) => (await openRepository()).watch(publish, onFailure),
      read: async () => (await openRepository()).read(),
      save: async (clips) => (await openRepository()).save(clips),
    });
    current = { owner, store };
  }
  return current.store;
}

/**
 * Clips that an account has selected on this device, across days and filters. Held as React state, so that a selection
 * of thousands can be rendered in a transition. PRS-04
 */
export function useSelection(owner: string): { selected: ReadonlySet<number>; store: SelectionStore } {
  const store = storeOf(owner);
  const selected = useAtomValue(store.atom);
  useEffect(() => store.load(), [store]);
  return { selected, store };
}
