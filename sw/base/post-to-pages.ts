import type { WorkerToPage } from '#device/worker-messages.ts';

type Page = { postMessage(message: WorkerToPage): void };

/** As much of the worker's scope as is needed: tests of strategies know no other. */
declare const self: { clients: { matchAll(options: { type: 'window' }): Promise<readonly Page[]> } };

/** Every page decides by itself whether it is concerned. */
export async function postToPages(message: WorkerToPage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
