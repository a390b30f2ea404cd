import type { WorkerToPage } from '#device/worker-messages.ts';

/**
 * A page answers when it has come to rest. One that has not begun to listen, or is of a release that does not know the
 * question, says nothing.
 */
const ANSWER_MS = 5000;

type Page = { postMessage(message: WorkerToPage, ports: MessagePort[]): void };

/** As much of the worker's scope as is needed: tests know no other. */
declare const self: {
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]> };
};

/** Paths of the build's files that the open pages have loaded: they lie in the browser's cache. */
export async function loadedByPages(): Promise<Set<string>> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set((await Promise.all(pages.map(loadedBy))).flat());
}

function loadedBy(page: Page): Promise<string[]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (paths: string[]) => {
      clearTimeout(timer);
      port1.close();
      resolve(paths);
    };
    const timer = setTimeout(() => done([]), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<string[]>) => done(data);
    page.postMessage({ type: 'what-is-loaded' }, [port2]);
  });
}
