import { expect, type Page } from 'playwright/test';
import { findArticle, type ListedArticle } from './ask-newsstand.ts';
import { test as base } from './faulty-network-test.ts';
import { POLL_FAST } from './often.ts';

/**
 * Time in which the page loads its parts and is quiet for 2 s, the old worker finishes, and Chromium waits another
 * second.
 */
const TAKE_OVER_MS = 60_000;

/** A browser test behind a network that can be disturbed, with one of today's articles that has a picture. */
export const test = base.extend<{ article: ListedArticle }>({
  article: async ({ request }, use) => {
    await use(await findArticle(request, ({ immagine }) => immagine !== null));
  },
});

/** State of the waiting worker; null if there is none. */
export const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null);

const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null);

/** Waits until no worker is waiting and one is in control. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect.poll(() => waiting(page), { ...POLL_FAST, timeout: TAKE_OVER_MS }).toBe(null);
  await expect.poll(() => controller(page), POLL_FAST).toBe('activated');
}

/** Time origin of the document; another value means that the page was loaded again. */
export const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Checks for an update, as the page does by itself every hour. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
