import type { IsOfBuild, PageToWorker } from '#device/worker-messages.ts';

type WatchedBuild = {
  container: ServiceWorkerContainer;
  registration: ServiceWorkerRegistration;
  /** The script this page started with: its name changes with every build. */
  entry: string;
};

/**
 * Calls back once when a build newer than this page's is on the device: its worker is waiting, was just installed, or
 * has taken over at another page's request. A page that is newer than its worker, as after every release, is not
 * notified. OFF-04
 */
export function watchNewerBuild({ container, registration, entry }: WatchedBuild, onNewer: () => void): void {
  let isNotified = false;

  async function checkNewest() {
    if (!(await installed(registration.installing))) return;
    const newest = registration.waiting ?? registration.active;
    if (!newest || (await isOfBuild(newest, entry)) || isNotified) return;
    isNotified = true;
    onNewer();
  }

  async function checkAtStart() {
    const newest = registration.installing ?? registration.waiting ?? registration.active;
    if (!newest || (await isOfBuild(newest, entry))) return;
    // The server knows which of the two is older. Where it cannot be reached the page goes on, and is notified another
    // time.
    await registration.update().then(checkNewest, () => undefined);
  }

  container.addEventListener('controllerchange', () => void checkNewest());
  registration.addEventListener('updatefound', () => void checkNewest());
  void checkAtStart();
}

function isOfBuild(worker: ServiceWorker, entry: string): Promise<IsOfBuild> {
  const { port1, port2 } = new MessageChannel();
  const message: PageToWorker = { type: 'is-of-build', entry };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<IsOfBuild>) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

/** Resolves when the worker has all its files; with false when it has given up. */
function installed(worker: ServiceWorker | null): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => resolve(worker?.state !== 'redundant');
    if (worker?.state !== 'installing') settle();
    else worker.addEventListener('statechange', settle, { once: true });
  });
}
