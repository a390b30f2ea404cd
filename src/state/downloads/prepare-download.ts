import type { PageToWorker } from '#device/worker-messages.ts';
import type { Day } from '#domain/newsstand.ts';

/**
 * Has the worker request an issue's manifest while the reader still chooses, so that the download starts as
 * soon as the button is pressed. OFF-03
 */
export async function prepareDownload({ edition, day }: { edition: string; day: Day }): Promise<void> {
  const message: PageToWorker = { type: 'prepare-download', edition, day };
  // The worker of a first visit does not control the page yet, so `controller` would be empty.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
