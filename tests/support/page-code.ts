import type { Page, Response, Route } from 'playwright/test';

/** The script that hydrates a page. */
export const ENTRY = '**/assets/entry-browser-*.js';

/**
 * Opens an address and waits until the page is hydrated without any touch. This takes seconds of idle time, so it is
 * only for tests in which the reader's first touch matters.
 */
export async function gotoReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

/**
 * Opens an address, touches the page and waits until the deferred parts are loaded.
 * @returns the server's answer; null when the page was already open
 */
export async function gotoSettled(page: Page, path: string): Promise<Response | null> {
  const reply = await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('dialog[data-live]').waitFor({ state: 'attached' });
  return reply;
}

/** Delays requests for `address` until the returned function is called. */
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

/** Delays the faces of a page; `waiting` tells how many it has requested. */
export async function holdFaces(page: Page) {
  let requested = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested += 1;
  });
  const release = await holdBack(page, '**/*.woff2');
  return { waiting: () => requested, release };
}

export const holdEntry = (page: Page) => holdBack(page, ENTRY);

/** Delays the calls for orders: until they are released the page is on its way to the checkout. */
export const holdOrders = (page: Page) => holdBack(page, '**/api/user/orders');

/** Delays the deferred start of a page, which follows the session of other tabs and registers the worker. */
export const holdIdleStart = (page: Page) => holdBack(page, '**/assets/idle-*.js');

/** Delays the call by which a page learns who is signed in. */
export const holdShortInfo = (page: Page) => holdBack(page, '**/api/user/short-info?*');

/** Delays the whole style sheets of an article's page, but not those of its later parts. */
export const holdStylesheets = (page: Page) => holdBack(page, '**/assets/{entry-browser,article}-*.css');
