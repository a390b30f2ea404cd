import type { PageToWorker, WorkerToPage } from '#device/worker-messages.ts';

/** No worker exists at an insecure address, or where the browser allows none. */
const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Sends a message to the controlling worker; it is lost where there is none. */
export function postToWorker(message: PageToWorker): void {
  container()?.controller?.postMessage(message);
}

/** Resolves with the reply of the controlling worker; never where there is none or it does not know the message. */
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

/** Returns the function that stops listening. */
export function listenToWorker(listener: (message: WorkerToPage) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => listener(data as WorkerToPage);
  container()?.addEventListener('message', onMessage);
  return () => container()?.removeEventListener('message', onMessage);
}
