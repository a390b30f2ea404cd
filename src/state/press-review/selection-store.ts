import { type Atom, atom, getDefaultStore } from 'jotai';
import { skipStale } from '../chat/skip-stale.ts';
import { logError } from '../log.ts';

/** Where a selection outlives its page. */
export type SelectionRepository = {
  /** Tells what lies there, now and after every change, whichever page makes it. */
  watch: (tell: (clips: readonly number[]) => void, onFailure: (error: unknown) => void) => Promise<void>;
  read: () => Promise<readonly number[]>;
  keep: (clips: readonly number[]) => Promise<void>;
};

export type SelectionStore = {
  /** In the order in which they were selected. */
  atom: Atom<ReadonlySet<number>>;
  current: () => ReadonlySet<number>;
  /** Asks the device, unless it was asked before. */
  load: () => void;
  set: (clips: Iterable<number>) => void;
  /** Selects all of them, or none. */
  mark: (clips: readonly number[], selected: boolean) => void;
};

const failed = (error: unknown) => logError('selection', error);

/** Shown at once, and written down behind it. A device that keeps nothing loses it with the page alone. BRW-04 */
export function createSelection(repository: SelectionRepository): SelectionStore {
  const store = getDefaultStore();
  const selectedAtom = atom<ReadonlySet<number>>(new Set<number>());
  const current = () => store.get(selectedAtom);
  let loading: Promise<void> | undefined;

  function show(clips: Iterable<number>) {
    const next = new Set(clips);
    if ([...next].join() !== [...current()].join()) store.set(selectedAtom, next);
  }
  const kept = skipStale(show);

  function load(): Promise<void> {
    loading ??= new Promise<void>((resolve, reject) => {
      let known = false;
      const tell = (clips: readonly number[]) => {
        // What was selected meanwhile comes after what lay there.
        if (known) kept.tell(clips);
        else show([...clips, ...current()]);
        known = true;
        resolve();
      };
      repository.watch(tell, reject).catch(reject);
    }).catch(failed);
    return loading;
  }

  async function keep() {
    await load();
    await repository.keep([...current()]);
  }

  function set(clips: Iterable<number>) {
    show(clips);
    kept.during(keep, repository.read).catch(failed);
  }

  return {
    atom: selectedAtom,
    current,
    load: () => void load(),
    set,
    mark(clips, selected) {
      const next = new Set(current());
      for (const clip of clips) {
        if (selected) next.add(clip);
        else next.delete(clip);
      }
      set(next);
    },
  };
}
