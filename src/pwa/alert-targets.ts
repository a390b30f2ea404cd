import type { WorkerToPage } from '#device/worker-messages.ts';

/**
 * When an alert is pressed and the worker has chosen this page to show it, opens its address with `navigate`,
 * without a reload. PSH-03
 */
export function listenForAlertTargets(navigate: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    const message = data as WorkerToPage;
    if (message.type !== 'go-to') return;
    ports[0]?.postMessage(true);
    navigate(message.path);
  });
}
