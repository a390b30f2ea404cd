import type { PageToWorker, WorkerToPage } from '#device/worker-messages.ts';

/** An insecure address, or a browser that allows none, has no worker. */
const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Says something to the worker in charge; lost where there is none. */
export function postToWorker(message: PageToWorker): void {
  container()?.controller?.postMessage(message);
}

/** Resolves with what the worker in charge replies; never where there is none or it knows no answer. */
export function requestFromWorker<Reply>(message: PageToWorker): Promise<Reply> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data as Reply);
    };
    container()?.controller?.postMessage(message, [port2]);
  });
}

/** Gives what ends it. */
export function listenToWorker(listener: (message: WorkerToPage) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => listener(data as WorkerToPage);
  container()?.addEventListener('message', onMessage);
  return () => container()?.removeEventListener('message', onMessage);
}
