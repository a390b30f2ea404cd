import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { createSelection, type SelectionStore } from './selection-store.ts';

/** Selection of the account signed in on this page; another account starts with a new one. OFF-06 */
let here: { owner: string; store: SelectionStore } | undefined;

function storeOf(owner: string): SelectionStore {
  if (here?.owner !== owner) {
    /** Loads Dexie as well. */
    const device = async () => (await import('./selection-repository.ts')).openSelection(owner);
    const store = createSelection({
      watch: async (tell, onFailure) => (await device()).watch(tell, onFailure),
      read: async () => (await device()).read(),
      keep: async (clips) => (await device()).keep(clips),
    });
    here = { owner, store };
  }
  return here.store;
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
