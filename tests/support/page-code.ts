import type { Page, Response, Route } from 'playwright/test';

/** The script that takes over a page. */
export const ENTRY = '**/assets/entry-browser-*.js';

/**
 * Goes to an address and waits until React answers there of itself, untouched. The page is still for seconds before:
 * only for tests to which the reader's first touch matters.
 */
export async function gotoReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

/**
 * Goes to an address and stays until what waits for the reader's first touch is there.
 * @returns what the server answered; null when the page was there already
 */
export async function gotoSettled(page: Page, path: string): Promise<Response | null> {
  const reply = await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('dialog[data-live]').waitFor({ state: 'attached' });
  return reply;
}

/** Keeps what is asked for at `address` back until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let held = true;
  await page.route(address, async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    held = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

export const holdEntry = (page: Page) => holdBack(page, ENTRY);

/** What a reader orders: until it is let go the page is on its way to the checkout. */
export const holdOrders = (page: Page) => holdBack(page, '**/api/user/orders');

/** What a page has done when it has started: following the session of other tabs, the worker. */
export const holdIdleStart = (page: Page) => holdBack(page, '**/assets/idle-*.js');

/** Who is signed in, as a page asks for it. */
export const holdShortInfo = (page: Page) => holdBack(page, '**/api/user/short-info?*');

/** The whole style sheets of an article's page; those of its later parts come all the same. */
export const holdStylesheets = (page: Page) => holdBack(page, '**/assets/{entry-browser,article}-*.css');
