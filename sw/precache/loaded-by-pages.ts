import type { WorkerToPage } from '#device/worker-messages.ts';

/**
 * Timeout for a page's answer. A page answers when it is idle; one that does not listen yet, or whose release
 * does not know the message, never answers.
 */
const ANSWER_TIMEOUT_MS = 5000;

type Page = { postMessage(message: WorkerToPage, ports: MessagePort[]): void };

/** The part of the worker's scope that is needed: tests have no other. */
declare const self: {
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]> };
};

/** Paths of the build's files that the open pages have loaded, and that are therefore in the browser's cache. */
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
    const timer = setTimeout(() => done([]), ANSWER_TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<string[]>) => done(data);
    page.postMessage({ type: 'what-is-loaded' }, [port2]);
  });
}
