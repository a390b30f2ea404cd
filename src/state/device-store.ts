import { useCallback, useSyncExternalStore } from 'react';
import { logError } from './log.ts';
import { createStore } from './store.ts';

/** What lies on the device, for a screen to show, and the way to change it. */
export type DeviceStore<Repository, Shown> = {
  /** Null until the device has answered. */
  current(): Shown | null;
  subscribe(onChange: () => void): () => void;
  /** Asks the device, unless it was asked before. */
  load(): void;
  /** False where the device did not do it: then nothing has changed. */
  change(work: (repository: Repository) => Promise<void>): Promise<boolean>;
};

type Options<Repository, Shown> = {
  /** In the log. */
  name: string;
  /** Opens where it is kept, and tells what lies there now and after every change, whichever tab or worker makes it. */
  open: (tell: (shown: Shown) => void, onFailure: (error: unknown) => void) => Promise<Repository>;
  /** What is shown where the device lets nothing be kept. BRW-04 */
  refused: NoInfer<Shown> | null;
};

/** Shown as it lies there, never ahead of it. What fails is opened anew when it is next wanted; what is known stays. BRW-04 */
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
