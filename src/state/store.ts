/**
 * A state object outside React with subscribers, for code that every page loads: jotai would add 3 KB to it.
 */
export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(onChange: () => void): () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
