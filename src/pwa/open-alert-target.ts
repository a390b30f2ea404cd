import type { WorkerToPage } from '#device/worker-messages.ts';

/** Opens a pressed alert in this page, if the worker chose it: by `go`, without a reload. PSH-03 */
export function openAlertTarget(go: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    const message = data as WorkerToPage;
    if (message.type !== 'go-to') return;
    ports[0]?.postMessage(true);
    go(message.path);
  });
}
