import type { WorkerToPage } from '#device/worker-messages.ts';

type Page = { postMessage(message: WorkerToPage): void };

/** The part of the worker's scope that is needed: tests of strategies have no other. */
declare const self: { clients: { matchAll(options: { type: 'window' }): Promise<readonly Page[]> } };

/** Every page decides by itself whether the message concerns it. */
export async function postToPages(message: WorkerToPage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
