import type { PageToWorker } from '#device/worker-messages.ts';
import { heldPackage } from '#domain/held-addresses.ts';
import type { Day } from '#domain/newsstand.ts';

/** Has the list of an issue's files fetched while its reader chooses: the download then begins with its texts. OFF-03 */
export async function prepareDownload({ edition, day }: { edition: string; day: Day }): Promise<void> {
  const message: PageToWorker = { type: 'keep', addresses: [heldPackage(edition, day)] };
  // That of a first visit is in charge of no page yet.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
