import { useCallback, useSyncExternalStore } from 'react';
import { logError } from './log.ts';
import { createStore } from './store.ts';

/** Data saved on the device, for a screen to show, with the way to change it. */
export type DeviceStore<Repository, Shown> = {
  /** Null until the device has answered. */
  current(): Shown | null;
  subscribe(onChange: () => void): () => void;
  /** Reads from the device, unless that was done before. */
  load(): void;
  /** False where the device refused the change: nothing has changed then. */
  change(action: (repository: Repository) => Promise<void>): Promise<boolean>;
};

type Options<Repository, Shown> = {
  /** Name used in the log. */
  name: string;
  /** Opens the repository, and passes on its contents now and after every change, whichever tab or worker makes it. */
  open: (publish: (shown: Shown) => void, onFailure: (error: unknown) => void) => Promise<Repository>;
  /** Value shown where storage is blocked. BRW-04 */
  valueIfBlocked: NoInfer<Shown> | null;
};

/**
 * Store that shows what is saved on the device: a change is shown only once it is saved. After a failure the
 * repository is opened again when next needed; what was read stays. BRW-04
 */
export function createDeviceStore<Repository, Shown>({
  name,
  open,
  valueIfBlocked,
}: Options<Repository, Shown>): DeviceStore<Repository, Shown> {
  const { get: current, set: publish, subscribe } = createStore<Shown | null>(null);
  let repository: Promise<Repository> | undefined;

  function fail(error: unknown) {
    repository = undefined;
    logError(name, error);
    if (current() === null) publish(valueIfBlocked);
  }

  function openRepository() {
    if (!repository) {
      repository = open(publish, fail);
      repository.catch(fail);
    }
    return repository;
  }

  return {
    current,
    subscribe,
    load: () => void openRepository(),
    async change(action) {
      try {
        await action(await openRepository());
        return true;
      } catch (error) {
        logError(name, error);
        return false;
      }
    },
  };
}

const nullOnServer = () => null;

/**
 * What a component shows of a store; null on the server and until the device has answered.
 * @param schedule when the device is read: at once, or once the page is idle or its stylesheets are loaded
 */
export function useDeviceStore<Repository, Shown, Part>(
  store: DeviceStore<Repository, Shown>,
  schedule: (load: () => void) => void,
  select: (shown: Shown | null) => Part,
): Part | null {
  const follow = useCallback(
    (onChange: () => void) => {
      schedule(store.load);
      return store.subscribe(onChange);
    },
    [store, schedule],
  );
  return useSyncExternalStore(follow, () => select(store.current()), nullOnServer);
}
