import { useEffect, useState } from 'react';
import { createSelection, type SelectionStore } from './selection-store.ts';

/** Dexie comes with it. */
const openDevice = () => import('./selection-repository.ts');

/** Of the account that is signed in on this page; another one begins anew. OFF-06 */
let here: { owner: string; store: SelectionStore } | undefined;

function storeOf(owner: string): SelectionStore {
  if (here?.owner !== owner) {
    const store = createSelection({
      load: async () => (await openDevice()).load(owner),
      keep: async (clips) => (await openDevice()).keep(owner, clips),
      watch: async (told) => (await openDevice()).watch(owner, told),
    });
    here = { owner, store };
  }
  return here.store;
}

/**
 * The clips that an account has selected on this device, whichever day or filter is shown. As state of React's own: what
 * is selected by the thousand may be shown in a transition. PRS-04
 */
export function useSelection(owner: string): { selected: ReadonlySet<number>; store: SelectionStore } {
  const store = storeOf(owner);
  const [selected, setSelected] = useState(store.current);
  useEffect(() => {
    const leave = store.subscribe(() => setSelected(store.current()));
    setSelected(store.current());
    store.load();
    return leave;
  }, [store]);
  return { selected, store };
}
