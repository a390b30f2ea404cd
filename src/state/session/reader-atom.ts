import { atom, getDefaultStore } from 'jotai';
import { userAtom } from './session.ts';

/**
 * A value that belongs to the signed-in reader: it is never shown to others, and is removed with the session. Before it
 * is known, and for a visitor, it is the initial value. OFF-06
 */
export function readerAtom<Value>(initialValue: Value) {
  const store = getDefaultStore();
  const valueAtom = atom<{ reader: string; value: Value } | null>(null);
  const shownAtom = atom((get) => {
    const stored = get(valueAtom);
    return stored !== null && stored.reader === get(userAtom)?.id ? stored.value : initialValue;
  });
  store.sub(userAtom, () => {
    if (store.get(valueAtom)?.reader !== store.get(userAtom)?.id) store.set(valueAtom, null);
  });
  return {
    atom: shownAtom,
    /** Stores a value loaded for a reader; an answer that arrives when another reader is signed in is dropped. */
    async load(request: () => Promise<Value>): Promise<void> {
      const reader = store.get(userAtom)?.id;
      const value = await request();
      if (reader !== undefined && reader === store.get(userAtom)?.id) store.set(valueAtom, { reader, value });
    },
    change(update: (value: Value) => Value): void {
      const stored = store.get(valueAtom);
      if (stored !== null) store.set(valueAtom, { ...stored, value: update(stored.value) });
    },
  };
}
