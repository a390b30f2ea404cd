import type { WorkerToPage } from '#device/worker-messages.ts';
import { redirectAddress } from '#domain/redirect-address.ts';

/** A page that has not begun to listen says nothing. */
const ANSWER_MS = 1000;

type State = { url: string; focused: boolean; visibilityState: string };
type Page = State & {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
  postMessage(message: WorkerToPage, ports: MessagePort[]): void;
};

/** As much of the worker's scope as is needed: tests know no other. */
declare const self: {
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
};

/** The page that shows it already, else the one that its reader looks at, else the one looked at last. Null of none. */
export function chosenPage<One extends State>(pages: readonly One[], path: string): One | null {
  const withoutQuery = (address: string) => new URL(address, location.origin).pathname;
  return (
    pages.find(({ url }) => withoutQuery(url) === withoutQuery(path)) ??
    pages.find(({ focused }) => focused) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0] ??
    null
  );
}

/** Leads to a path of this paper, never elsewhere: in a page that is open, without a reload where it can, else in a new one. PSH-03 */
export async function focusOrOpen(path: string): Promise<void> {
  const href = redirectAddress(path, [location.origin]);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = chosenPage(pages, path);
  if (!page) {
    await self.clients.openWindow(href);
    return;
  }
  // Focus first: the browser allows it for a moment only. Refused, the page goes there all the same.
  await page.focus().catch(() => undefined);
  if (await navigatesItself(page, href.slice(location.origin.length))) return;
  // A page that is not this worker's cannot be led.
  await page.navigate(href).catch(() => self.clients.openWindow(href));
}

/** Whether the page goes there by itself. */
function navigatesItself(page: Page, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (taken: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(taken);
    };
    const timer = setTimeout(() => done(false), ANSWER_MS);
    port1.onmessage = () => done(true);
    const message: WorkerToPage = { type: 'go-to', path };
    page.postMessage(message, [port2]);
  });
}
