/** A value outside of React and those who follow it: for what visitors' pages load, where jotai would weigh 3 KB more. */
export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(onChange: () => void): () => void;
};

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
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
