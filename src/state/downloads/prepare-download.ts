import type { PageToWorker } from '#device/worker-messages.ts';
import type { Day } from '#domain/newsstand.ts';

/** Has what an issue consists of found out while its reader chooses: the download then begins with the press. OFF-03 */
export async function prepareDownload({ edition, day }: { edition: string; day: Day }): Promise<void> {
  const message: PageToWorker = { type: 'prepare-download', edition, day };
  // That of a first visit is in charge of no page yet.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
