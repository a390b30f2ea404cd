/** Where the marks are kept between visits. Either call may fail: the store then only remembers this visit. */
export type OpenedRepository = { load(): Promise<number[]>; save(articleId: number): Promise<void> };

/** Puts work off until the page has nothing better to do. */
export type WhenIdle = (work: () => void) => void;

export type OpenedStore = {
  subscribe(onChange: () => void): () => void;
  has(articleId: number): boolean;
  mark(articleId: number): void;
};

/**
 * The articles opened on this device. The repository is read once, idle, when a list first shows; a blocked or broken
 * one silently gives no marks. BRW-04, NAV-22
 */
export function createOpenedStore(repository: OpenedRepository, whenIdle: WhenIdle): OpenedStore {
  const opened = new Set<number>();
  const listeners = new Set<() => void>();
  let asked = false;

  function add(ids: Iterable<number>) {
    for (const id of ids) opened.add(id);
    for (const listener of listeners) listener();
  }

  function load() {
    repository.load().then(add, () => {
      // Marks are a convenience: reading goes on without them.
    });
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      if (!asked) whenIdle(load);
      asked = true;
      return () => void listeners.delete(onChange);
    },
    has: (articleId) => opened.has(articleId),
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
