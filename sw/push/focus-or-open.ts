import type { WorkerToPage } from '#device/worker-messages.ts';
import { redirectAddress } from '#domain/redirect-address.ts';

/** Timeout for a page's answer: one that does not listen yet never answers. */
const ANSWER_TIMEOUT_MS = 1000;

type PageState = { url: string; focused: boolean; visibilityState: string };
type Page = PageState & {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
  postMessage(message: WorkerToPage, ports: MessagePort[]): void;
};

/** The part of the worker's scope that is needed: tests have no other. */
declare const self: {
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
};

/** The page that shows the path already, else the focused one, else the one focused last. Null if there is none. */
export function chosenPage<One extends PageState>(pages: readonly One[], path: string): One | null {
  const withoutQuery = (address: string) => new URL(address, location.origin).pathname;
  return (
    pages.find(({ url }) => withoutQuery(url) === withoutQuery(path)) ??
    pages.find(({ focused }) => focused) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0] ??
    null
  );
}

/**
 * Opens a path of this paper, never of another origin: in an open page, without a reload if possible, else in a new
 * one. PSH-03
 */
export async function focusOrOpen(path: string): Promise<void> {
  const href = redirectAddress(path, [location.origin]);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = chosenPage(pages, path);
  if (!page) {
    await self.clients.openWindow(href);
    return;
  }
  // Focus comes first, because the browser allows it only for a moment. If it is refused, the page navigates all the
  // same.
  await page.focus().catch(() => undefined);
  if (await navigatesItself(page, href.slice(location.origin.length))) return;
  // `navigate` rejects for a page that this worker does not control.
  await page.navigate(href).catch(() => self.clients.openWindow(href));
}

/** Whether the page confirms that it navigates by itself. */
function navigatesItself(page: Page, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (isHandled: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isHandled);
    };
    const timer = setTimeout(() => done(false), ANSWER_TIMEOUT_MS);
    port1.onmessage = () => done(true);
    const message: WorkerToPage = { type: 'go-to', path };
    page.postMessage(message, [port2]);
  });
}
