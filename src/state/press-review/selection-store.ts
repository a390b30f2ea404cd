import { type Atom, atom, getDefaultStore } from 'jotai';
import { skipStale } from '../chat/skip-stale.ts';
import { logError } from '../log.ts';

/** Where a selection is saved beyond its page. */
export type SelectionRepository = {
  /** Passes on what other pages save from now on. */
  watch: (publish: (clips: readonly number[]) => void, onFailure: (error: unknown) => void) => Promise<void>;
  read: () => Promise<readonly number[]>;
  save: (clips: readonly number[]) => Promise<void>;
};

export type SelectionStore = {
  /** In the order of selection. */
  atom: Atom<ReadonlySet<number>>;
  current: () => ReadonlySet<number>;
  /** Reads from the device, unless that was done before. */
  load: () => void;
  set: (clips: Iterable<number>) => void;
  /** Selects or deselects all these clips. */
  setSelected: (clips: readonly number[], selected: boolean) => void;
};

const logFailure = (error: unknown) => logError('selection', error);

/**
 * Selection that is shown immediately and saved in the background. Where storage is blocked it is lost with the page.
 * BRW-04
 */
export function createSelection(repository: SelectionRepository): SelectionStore {
  const store = getDefaultStore();
  const selectedAtom = atom<ReadonlySet<number>>(new Set<number>());
  const current = () => store.get(selectedAtom);
  let loading: Promise<void> | undefined;

  function show(clips: Iterable<number>) {
    const next = new Set(clips);
    if ([...next].join() !== [...current()].join()) store.set(selectedAtom, next);
  }
  const savedList = skipStale(show);

  function load(): Promise<void> {
    loading ??= new Promise<void>((resolve, reject) => {
      let hasSaved = false;
      const receive = (clips: readonly number[]) => {
        // Clips selected meanwhile follow the saved ones.
        if (hasSaved) savedList.tell(clips);
        else show([...clips, ...current()]);
        hasSaved = true;
        resolve();
      };
      repository.watch(receive, reject).catch(reject);
    }).catch(logFailure);
    return loading;
  }

  async function save() {
    await load();
    await repository.save([...current()]);
  }

  function set(clips: Iterable<number>) {
    show(clips);
    savedList.whileWriting(save, repository.read).catch(logFailure);
  }

  return {
    atom: selectedAtom,
    current,
    load: () => void load(),
    set,
    setSelected(clips, selected) {
      const next = new Set(current());
      for (const clip of clips) {
        if (selected) next.add(clip);
        else next.delete(clip);
      }
      set(next);
    },
  };
}
