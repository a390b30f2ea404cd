import { atom, getDefaultStore } from 'jotai';
import { userAtom } from './session.ts';

/**
 * A value that belongs to whoever is signed in: nobody else ever sees it, and it goes with the session. Before it is known,
 * and for a visitor, it is the first one. OFF-06
 */
export function readerAtom<Value>(first: Value) {
  const store = getDefaultStore();
  const valueAtom = atom<{ reader: string; value: Value } | null>(null);
  const shownAtom = atom((get) => {
    const stored = get(valueAtom);
    return stored !== null && stored.reader === get(userAtom)?.id ? stored.value : first;
  });
  store.sub(userAtom, () => {
    if (store.get(valueAtom)?.reader !== store.get(userAtom)?.id) store.set(valueAtom, null);
  });
  return {
    atom: shownAtom,
    /** Takes over what was asked for a reader; an answer that comes when somebody else is signed in is dropped. */
    async take(ask: () => Promise<Value>): Promise<void> {
      const reader = store.get(userAtom)?.id;
      const value = await ask();
      if (reader !== undefined && reader === store.get(userAtom)?.id) store.set(valueAtom, { reader, value });
    },
    change(work: (value: Value) => Value): void {
      const stored = store.get(valueAtom);
      if (stored !== null) store.set(valueAtom, { ...stored, value: work(stored.value) });
    },
  };
}
