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
  change(work: (repository: Repository) => Promise<void>): Promise<boolean>;
};

type Options<Repository, Shown> = {
  /** Name used in the log. */
  name: string;
  /** Opens the repository, and passes on its contents now and after every change, whichever tab or worker makes it. */
  open: (tell: (shown: Shown) => void, onFailure: (error: unknown) => void) => Promise<Repository>;
  /** Value shown where storage is blocked. BRW-04 */
  refused: NoInfer<Shown> | null;
};

/**
 * Store that shows what is saved on the device, never ahead of it. After a failure it is opened again when next needed;
 * what is known stays. BRW-04
 */
export function createDeviceStore<Repository, Shown>({
  name,
  open,
  refused,
}: Options<Repository, Shown>): DeviceStore<Repository, Shown> {
  const { get: current, set: publish, subscribe } = createStore<Shown | null>(null);
  let repository: Promise<Repository> | undefined;

  function fail(error: unknown) {
    repository = undefined;
    logError(name, error);
    if (current() === null) publish(refused);
  }

  function atDevice() {
    if (!repository) {
      repository = open(publish, fail);
      repository.catch(fail);
    }
    return repository;
  }

  return {
    current,
    subscribe,
    load: () => void atDevice(),
    async change(work) {
      try {
        await work(await atDevice());
        return true;
      } catch (error) {
        logError(name, error);
        return false;
      }
    },
  };
}

const unknown = () => null;

/**
 * What a component shows of a store; null on the server and until the device has answered.
 * @param when the device is asked: at once, or once the page is idle
 */
export function useDeviceStore<Repository, Shown, Part>(
  store: DeviceStore<Repository, Shown>,
  when: (load: () => void) => void,
  select: (shown: Shown | null) => Part,
): Part | null {
  const follow = useCallback(
    (onChange: () => void) => {
      when(store.load);
      return store.subscribe(onChange);
    },
    [store, when],
  );
  return useSyncExternalStore(follow, () => select(store.current()), unknown);
}
