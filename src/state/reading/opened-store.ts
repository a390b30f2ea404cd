import { createStore } from '../store.ts';

/** Where the marks are saved between visits. Either call may fail: the store then remembers only this visit. */
export type OpenedRepository = { load(): Promise<number[]>; save(articleId: number): Promise<void> };

/** Calls `task` once the page is idle. */
export type WhenIdle = (task: () => void) => void;

export type OpenedStore = {
  subscribe(onChange: () => void): () => void;
  has(articleId: number): boolean;
  mark(articleId: number): void;
};

/**
 * The articles opened on this device. The repository is read once, when a list is first shown and the page is idle; if
 * it is blocked or broken there are no marks. BRW-04, NAV-22
 */
export function createOpenedStore(repository: OpenedRepository, whenIdle: WhenIdle): OpenedStore {
  const opened = createStore<ReadonlySet<number>>(new Set());
  let isLoadRequested = false;

  const add = (ids: Iterable<number>) => opened.set(new Set([...opened.get(), ...ids]));

  function load() {
    repository.load().then(add, () => {
      // Marks are a convenience: reading goes on without them.
    });
  }

  return {
    subscribe(onChange) {
      if (!isLoadRequested) whenIdle(load);
      isLoadRequested = true;
      return opened.subscribe(onChange);
    },
    has: (articleId) => opened.get().has(articleId),
    mark(articleId) {
      add([articleId]);
      whenIdle(() => {
        repository.save(articleId).catch(() => {
          // The mark holds for this visit.
        });
      });
    },
  };
}
