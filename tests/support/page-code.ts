import type { Page, Route } from 'playwright/test';

/** The script that takes over a page. */
export const ENTRY = '**/assets/entry-browser-*.js';

/** Goes to an address and waits until React answers there. */
export async function gotoReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

/** Goes to an address and stays until what waits for the reader's first touch is there. */
export async function gotoSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('dialog[data-live]').waitFor({ state: 'attached' });
}

/** Makes the page a browser's without service workers, so that every request passes the test. */
export const withoutWorker = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/** Keeps the entry script back until the returned function is called. */
export async function holdEntry(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let held = true;
  await page.route(ENTRY, async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    held = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
