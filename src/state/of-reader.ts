import { atom, getDefaultStore } from 'jotai';
import { userAtom } from './session.ts';

/**
 * A value that belongs to whoever is signed in: nobody else ever sees it, and it goes with the session. Before it is known,
 * and for a visitor, it is the first one. OFF-06
 */
export function atomOfReader<Value>(first: Value) {
  const store = getDefaultStore();
  const heldAtom = atom<{ reader: string; value: Value } | null>(null);
  const shownAtom = atom((get) => {
    const held = get(heldAtom);
    return held !== null && held.reader === get(userAtom)?.id ? held.value : first;
  });
  store.sub(userAtom, () => {
    if (store.get(heldAtom)?.reader !== store.get(userAtom)?.id) store.set(heldAtom, null);
  });
  return {
    atom: shownAtom,
    /** Takes over what was asked for a reader; an answer that comes when somebody else is signed in is dropped. */
    async take(ask: () => Promise<Value>): Promise<void> {
      const reader = store.get(userAtom)?.id;
      const value = await ask();
      if (reader !== undefined && reader === store.get(userAtom)?.id) store.set(heldAtom, { reader, value });
    },
    change(work: (value: Value) => Value): void {
      const held = store.get(heldAtom);
      if (held !== null) store.set(heldAtom, { ...held, value: work(held.value) });
    },
  };
}
