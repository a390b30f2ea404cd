import { logError } from '../log.ts';

/** Where a selection outlives its page. */
export type SelectionRepository = {
  load: () => Promise<readonly number[]>;
  keep: (clips: readonly number[]) => Promise<void>;
  /** Tells what other pages keep from now on. */
  watch?: (told: (clips: readonly number[]) => void) => Promise<void>;
};

export type SelectionStore = {
  /** In the order in which they were selected. */
  current: () => ReadonlySet<number>;
  subscribe: (listener: () => void) => () => void;
  /** Asks the device, unless it was asked before. */
  load: () => void;
  set: (clips: Iterable<number>) => void;
  /** Selects all of them, or none. */
  mark: (clips: readonly number[], selected: boolean) => void;
};

/** Shown at once, and written down behind it. A device that keeps nothing loses it with the page alone. BRW-04 */
export function createSelection(repository: SelectionRepository): SelectionStore {
  const listeners = new Set<() => void>();
  let current: ReadonlySet<number> = new Set();
  let loading: Promise<void> | undefined;

  function publish(next: ReadonlySet<number>) {
    current = next;
    for (const listener of listeners) listener();
  }

  /** What was selected meanwhile comes after what lay there. */
  async function takeOver() {
    await repository.watch?.((clips) => publish(new Set(clips)));
    const kept = await repository.load();
    if (kept.length > 0) publish(new Set([...kept, ...current]));
  }

  const load = () => {
    loading ??= takeOver().catch((error: unknown) => logError('selection', error));
    return loading;
  };

  function set(clips: Iterable<number>) {
    publish(new Set(clips));
    void load()
      .then(() => repository.keep([...current]))
      .catch((error: unknown) => logError('selection', error));
  }

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: () => void load(),
    set,
    mark(clips, selected) {
      const next = new Set(current);
      for (const clip of clips) {
        if (selected) next.add(clip);
        else next.delete(clip);
      }
      set(next);
    },
  };
}
